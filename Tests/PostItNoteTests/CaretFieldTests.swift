import CGtk
import GLib
import XCTest

@testable import Gtk
@testable import PostItNote

/// The caret of a field for one line blinks by a timer, as that of a note does.
@MainActor
final class CaretFieldTests: WidgetTestCase {
    /// Shows a field with the focus, whose caret blinks quickly, beside another widget that can have the focus.
    private func withField<Field: CaretField>(_ field: Field, _ body: (Field, Widget) throws -> Void) throws {
        let settings = try XCTUnwrap(Settings.ofDefaultDisplay)
        defer { settings.followDesktop(Settings.Name.caretBlinkTime) }
        settings.setProperty(Settings.Name.caretBlinkTime, to: Int32(100))
        let (window, box, button) = (Window(), Box(GTK_ORIENTATION_VERTICAL), Button("Elsewhere"))
        box.append(field)
        box.append(button)
        window.setChild(box)
        window.present()
        wait("the active window") { window.isActive && field.isMapped }
        field.grabFocus()
        defer {
            window.destroy()
            settle()
        }
        try body(field, button)
    }

    private func check(_ field: some CaretField) throws {
        try withField(field) { field, other in
            XCTAssertEqual(Settings.ofDefaultDisplay?.caretBlinks, false, "GTK fades the caret")
            for _ in 1...3 {
                self.wait("the caret to go") { !field.caretIsVisible }
                self.wait("the caret to come") { field.caretIsVisible }
            }
            other.grabFocus()
            XCTAssertTrue(field.caretIsVisible)
            XCTAssertEqual(Settings.ofDefaultDisplay?.caretBlinks, true, "other carets do not blink")
            XCTAssertFalse(MainContext.run(until: { !field.caretIsVisible }, milliseconds: 300))
        }
    }

    func testASearchsCaretGoesAndComes() async throws { try check(SearchEntry(name: "Search", hint: "Search")) }

    func testAnEntrysCaretGoesAndComes() async throws { try check(Entry(name: "Title")) }

    func testItIsThereAgainWithEachLetter() async throws {
        try withField(Entry(name: "Title")) { field, _ in
            field.text = "Milk"
            self.wait("the caret to go") { !field.caretIsVisible }
            gtk_editable_set_position(field.opaque, 2)
            XCTAssertTrue(field.caretIsVisible)
        }
    }

    func testTheCaretIsSeenAndNotSeen() async throws {
        try withField(Entry(name: "Title")) { field, _ in
            // It does not change while it is looked at.
            Settings.ofDefaultDisplay?.setProperty(Settings.Name.caretBlinkTime, to: Int32(60_000))
            field.caretIsVisible = true
            let seen = try self.picture(of: field)
            XCTAssertEqual(try self.picture(of: field), seen)
            field.caretIsVisible = false
            self.wait("the caret to go from the screen") { WidgetPicture(of: field) != seen }
            field.caretIsVisible = true
            self.wait("the caret to be back on the screen") { WidgetPicture(of: field) == seen }
        }
    }

    func testNothingIsLeftOfAFieldThatGoesWithTheFocus() async throws {
        func openAndClose() throws { try withField(Entry(name: "Title")) { field, _ in field.text = "Milk" } }
        try openAndClose()
        let before = ClosureBoxes.live
        try openAndClose()
        XCTAssertEqual(ClosureBoxes.live, before)
        XCTAssertEqual(Settings.ofDefaultDisplay?.caretBlinks, true)
    }
}
