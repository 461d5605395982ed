import CGtk
import GLib
import Gtk
import XCTest

@testable import PostItNote

/// Tests of the real widget on a real display.
///
/// Warnings are fatal, by the environment that the test command sets. Each test says `async`, though it awaits
/// nothing: XCTest on Linux finds the tests of a `@MainActor` class only so.
@MainActor
class WidgetTestCase: XCTestCase {
    /// Milliseconds after which an event that has not come counts as missing.
    let patience: UInt32 = 10_000

    nonisolated override func setUp() {
        MainActor.assumeIsolated {
            guard let display = Display.open() else { return XCTFail("these tests need a display") }
            // As the program does.
            IconTheme.readWhenNeeded(on: display)
        }
    }

    /// Runs the main loop until a condition holds, and fails where it does not come to hold.
    func wait(
        _ what: String, until condition: () -> Bool, file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertTrue(
            MainContext.run(until: condition, milliseconds: patience), "\(what) did not come", file: file, line: line)
    }

    /// Lets everything run that is ready now.
    func settle() {
        while MainContext.iterate(mayBlock: false) {}
    }

    /// Shows a note in a window, waits until it is active, and takes the window away afterwards.
    func withWindow(_ note: PostItNote, _ body: (Window) throws -> Void) rethrows {
        let window = Window()
        window.setChild(note)
        window.present()
        wait("the active window") { window.isActive && note.isMapped && note.size.width > 0 }
        defer {
            window.destroy()
            settle()
        }
        try body(window)
    }

    /// What a widget looks like, once it has been painted at all.
    func picture(of widget: Widget) throws -> WidgetPicture {
        var picture: WidgetPicture?
        wait("the first frame") {
            picture = WidgetPicture(of: widget)
            return picture != nil
        }
        return try XCTUnwrap(picture)
    }

    /// Expects that a call logs a message, which would else be fatal.
    func expectMessage(
        domain: String, level: GLogLevelFlags = G_LOG_LEVEL_WARNING, _ pattern: String, _ body: () -> Void
    ) {
        g_test_expect_message(domain, level, pattern)
        body()
        g_test_assert_expected_messages_internal(domain, #file, Int32(#line), #function)
    }

    /// Types as a key or an input method does: one user action, at the caret, in place of the selection.
    @discardableResult
    func type(_ text: String, into note: PostItNote) -> Bool {
        guard let buffer = note.half?.writing.buffer else { return false }
        gtk_text_buffer_begin_user_action(buffer.buffer)
        gtk_text_buffer_delete_selection(buffer.buffer, 1, 1)
        let done = gtk_text_buffer_insert_interactive_at_cursor(buffer.buffer, text, -1, 1)
        gtk_text_buffer_end_user_action(buffer.buffer)
        return done != 0
    }

    /// Counts how often a property is told to have changed while a closure runs.
    func notifies(_ property: String, of note: PostItNote, during body: () -> Void) -> Int {
        var count = 0
        let connection = note.connect(.notify(property)) { count += 1 }
        body()
        connection.disconnect()
        return count
    }
}
