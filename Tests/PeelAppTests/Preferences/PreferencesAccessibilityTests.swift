import XCTest

/// The window of the preferences, as a client of AT-SPI meets it.
final class PreferencesAccessibilityTests: AccessibilityTestCase {
    func testEverythingIsNamedAndCanBeSet() throws {
        try write("Milk and bread")
        let peel = try application(try startReading())
        try desktop.xdotool("key", "ctrl+comma")
        try waitForFocus(on: .checkBox, named: "Handwriting", in: peel)
        try checkNames(in: peel)

        let never = try find(.checkBox, named: "Never", in: peel)
        XCTAssertFalse(try never.has(.checked))
        try never.perform("click")
        try eventually("the choice to hold") { try never.has(.checked) }
        XCTAssertFalse(try find(.checkBox, named: "As the desktop says", in: peel).has(.checked))

        _ = try find(.spinButton, named: "Size of the writing, in points", in: peel)
        _ = try find(.heading, named: "New notes", in: peel)
        _ = try find(.panel, named: "Colour of new notes", in: peel)
        let trash = try find(.checkBox, named: "Delete notes from the trash after 30 days", in: peel)
        XCTAssertEqual(try trash.description, "What is deleted so cannot be brought back.")
        let folder = try find(.pushButton, named: "Choose the folder of your notes", in: peel)
        XCTAssertTrue(try folder.description.contains("named when Peel was started"), "PEEL_FOLDER holds here")
        XCTAssertFalse(try folder.has(.sensitive))
    }
}
