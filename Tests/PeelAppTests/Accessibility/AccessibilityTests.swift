import Foundation
import XCTest

/// The note's window as assistive technology sees it: names, roles, states, the way of the focus, and writing.
final class AccessibilityTests: AccessibilityTestCase {
    func testTheNoteTellsWhatItIs() throws {
        try write("---\ntitle: Shopping\ndate: 30 November\n---\nMilk and bread")
        let peel = try application(try startReading())
        XCTAssertEqual(try peel.name, "peel")
        let window = try find(.frame, in: peel)
        XCTAssertEqual(try window.name, "Note: Shopping")
        _ = try find(.heading, named: "Shopping", in: window)
        _ = try find(.label, named: "30 November", in: window)
        let note = try find(.panel, named: "Shopping", in: window)
        XCTAssertEqual(try note.description, "Milk and bread")
        let writing = try find(.text, named: "Shopping — note text", in: window)
        XCTAssertEqual(try writing.content, "Milk and bread")
        for state in [Accessible.State.editable, .multiLine, .focusable] {
            XCTAssertTrue(try writing.has(state), "\(state)")
        }
    }

    func testANoteWithoutATitle() throws {
        let peel = try application(try startReading())
        _ = try find(.frame, named: "Note: empty", in: peel)
        _ = try find(.panel, named: "Note", in: peel)
        _ = try find(.text, named: "Note text", in: peel)
        XCTAssertFalse(try peel.shown.contains { try $0.role == .heading })
    }

    func testWhatCanBeReachedHasANameOfItsOwn() throws {
        try write("---\ntitle: Shopping\n---\nMilk and bread")
        let peel = try application(try startReading())
        _ = try find(.text, in: peel)
        try checkNames(in: peel)
    }

    func testWhatOpensHasNamesToo() throws {
        try write("---\ntitle: Shopping\n---\nMilk and bread")
        let peel = try application(try startReading())
        for key in ["F10", "ctrl+k", "ctrl+t", "F1"] {
            try waitForFocus(on: .panel, named: "Shopping", in: peel)
            try desktop.xdotool("key", key)
            try eventually("\(key) to lead somewhere") {
                guard let focus = try focused(in: peel) else { return false }
                return try focus.role != .panel
            }
            // GTK 4.18 calls the pages of its window of shortcuts "_1" and "_2", to assistive technology too.
            try checkNames(in: peel, mayHaveUnderscores: key == "F1" && Self.gtkForbidsSomeNames)
            try desktop.xdotool("key", "Escape")
        }
        try waitForFocus(on: .panel, named: "Shopping", in: peel)
    }

    func testAButtonSaysItsNameBesideThePointerAndOnlyOnceToAReader() throws {
        try write("---\ntitle: Shopping\n---\nMilk and bread")
        let program = try startReading()
        let peel = try application(program)
        let close = try find(.pushButton, named: "Close note", in: peel)
        XCTAssertEqual(try close.description, "")
        let place = try XCTUnwrap(program.places().values.first)
        // The middle of the paper, and from there onto the button in the top right corner.
        try desktop.xdotool("mousemove", "\(place.x + 160)", "\(place.y + 160)")
        try desktop.xdotool("mousemove", "\(place.x + 295)", "\(place.y + 37)")
        try eventually("the tooltip") {
            try peel.tree.contains { (try? $0.role == .label && $0.name == "Close note") ?? false }
        }
    }

    func testAReadOnlyNoteSaysSo() throws {
        try write("---\ntitle: Fixed\nlocked: true\n---\nStays")
        let peel = try application(try startReading())
        let writing = try find(.text, named: "Fixed — note text", in: peel)
        XCTAssertFalse(try writing.has(.editable))
        try desktop.xdotool("key", "ctrl+l")
        try eventually("the lock to open") { try writing.has(.editable) }
        try desktop.xdotool("key", "ctrl+l")
        try eventually("the lock to close") { try !writing.has(.editable) }
        try writing.insert("No. ", at: 0)
        XCTAssertEqual(try writing.content, "Stays")
    }

    func testTabGoesThroughTheNoteAndBack() throws {
        try write("---\ntitle: Shopping\n---\nMilk and bread")
        let peel = try application(try startReading())
        try waitForFocus(on: .panel, named: "Shopping", in: peel)
        let stops = try tabStops(in: peel, key: "Tab")
        XCTAssertEqual(Array(stops.prefix(2)), ["panel Shopping", "text Shopping — note text"])
        XCTAssertTrue(stops.contains("pushButton Close note"), "\(stops)")
        let back = try tabStops(in: peel, key: "shift+Tab")
        XCTAssertEqual(back, [stops[0]] + stops.dropFirst().reversed())
    }

    func testWritingByAssistiveTechnologyAndTheLimit() throws {
        try write(String(repeating: "m", count: 490))
        let peel = try application(try startReading())
        let writing = try find(.text, in: peel)
        try desktop.xdotool("key", "Return")
        try waitForFocus(on: .text, named: "Note text", in: peel)
        try writing.insert("äöü", at: 490)
        XCTAssertEqual(try writing.content.count, 493)
        try writing.insert("more than there is room for", at: 0)
        XCTAssertEqual(try writing.content.count, 493, "what is too long is refused whole")
        try writing.delete(0..<3)
        try eventually("the file") { try texts().first?.hasSuffix("mäöü") == true && texts().first?.count == 490 }
        try writing.setContent("new")
        try eventually("the file of the new text") { try texts() == ["new"] }
    }
}
