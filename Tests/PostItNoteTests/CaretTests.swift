import CGtk
import GLib
import Gtk
import XCTest

@testable import PostItNote

/// The caret blinks by a timer of the note's own, as the user has carets blink.
@MainActor
final class CaretTests: WidgetTestCase {
    private var settings: Settings? { Settings.ofDefaultDisplay }

    /// Shows a note on which the user writes, with a caret that blinks quickly.
    private func whileWriting(
        blinks: Bool = true, seconds: Int32 = 60, _ body: (PostItNote, TextView) throws -> Void
    ) throws {
        let settings = try XCTUnwrap(settings)
        let changes = [
            Settings.Name.caretBlink, Settings.Name.caretBlinkTime, Settings.Name.caretBlinkTimeout,
        ]
        defer { changes.forEach { settings.followDesktop($0) } }
        settings.setProperty(Settings.Name.caretBlinkTime, to: Int32(100))
        settings.setProperty(Settings.Name.caretBlinkTimeout, to: seconds)
        if !blinks { settings.caretBlinks = false }
        let note = PostItNote(text: "Milk and bread")
        note.isEditable = true
        try withWindow(note) { _ in
            let view = try XCTUnwrap(note.half?.writing.textView)
            note.beginWriting()
            wait("writing") { note.isWriting }
            try body(note, view)
        }
    }

    func testItGoesAndComesWithoutGTKsFrames() async throws {
        try whileWriting { note, view in
            XCTAssertEqual(self.settings?.caretBlinks, false, "GTK fades the caret")
            for _ in 1...3 {
                self.wait("the caret to go") { !view.caretIsVisible }
                self.wait("the caret to come") { view.caretIsVisible }
            }
            note.endWriting()
            self.wait("the end of the writing") { !note.isWriting }
            XCTAssertTrue(view.caretIsVisible)
            XCTAssertEqual(self.settings?.caretBlinks, true, "other carets do not blink")
        }
    }

    func testItIsSeenAtRest() async throws {
        try whileWriting(seconds: 1) { _, view in
            self.wait("the caret to go") { !view.caretIsVisible }
            // As many times as there are in the second, and then some.
            var changes = 0
            let connection = view.connect(.notify("cursor-visible")) { changes += 1 }
            _ = MainContext.run(until: { false }, milliseconds: 2_000)
            XCTAssertTrue(view.caretIsVisible)
            XCTAssertGreaterThan(changes, 1)
            changes = 0
            _ = MainContext.run(until: { false }, milliseconds: 500)
            XCTAssertEqual(changes, 0, "the caret blinks on")
            connection.disconnect()
        }
    }

    func testItDoesNotBlinkWhereTheUserDoesNotWantIt() async throws {
        try whileWriting(blinks: false) { note, view in
            XCTAssertFalse(MainContext.run(until: { !view.caretIsVisible }, milliseconds: 500))
            note.endWriting()
            self.wait("the end of the writing") { !note.isWriting }
            XCTAssertEqual(self.settings?.caretBlinks, false)
        }
    }

    func testItIsThereAgainWithEachChange() async throws {
        try whileWriting { note, view in
            self.wait("the caret to go") { !view.caretIsVisible }
            let buffer = try XCTUnwrap(note.half?.writing.buffer)
            buffer.selection = (3, 3)
            XCTAssertTrue(view.caretIsVisible)
        }
    }
}
