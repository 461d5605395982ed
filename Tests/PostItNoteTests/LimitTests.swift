import CGtk
import GLib
import Gtk
import XCTest

@testable import PostItNote

@MainActor
final class LimitTests: WidgetTestCase {
    private func fullNote(_ limit: Int = 500, text: String? = nil) throws -> (PostItNote, TextBuffer) {
        let note = PostItNote()
        note.isEditable = true
        note.maxLength = limit
        note.text = text ?? String(repeating: "x", count: limit)
        let buffer = try XCTUnwrap(note.half).writing.buffer
        buffer.selection = (buffer.scalarCount, buffer.scalarCount)
        return (note, buffer)
    }

    private func refusals(of note: PostItNote, during body: () -> Void) -> [Int32] {
        var told: [Int32] = []
        let connection = note.connect(.refused) { told.append($0) }
        body()
        connection.disconnect()
        return told
    }

    func testThe501stCharacterIsRefused() async throws {
        let (note, _) = try fullNote()
        XCTAssertEqual(refusals(of: note) { type("y", into: note) }, [1])
        XCTAssertEqual(note.text, String(repeating: "x", count: 500))
    }

    func testAPasteThatIsTooLongIsRefusedWhole() async throws {
        let (note, _) = try fullNote(10, text: "12345678")
        let view = try XCTUnwrap(note.half).writing.textView
        withWindow(note) { _ in
            gdk_clipboard_set_text(gtk_widget_get_clipboard(view.widget), "abc")
            let told = refusals(of: note) {
                var done = false
                let connection = note.connect(.refused) { _ in done = true }
                emitPaste(view)
                wait("the refusal of the paste") { done }
                connection.disconnect()
            }
            XCTAssertEqual(told, [1])
            XCTAssertEqual(note.text, "12345678")

            gdk_clipboard_set_text(gtk_widget_get_clipboard(view.widget), "ab")
            emitPaste(view)
            wait("the paste that fits") { note.text.contains("ab") }
            XCTAssertEqual(note.text, "12345678ab")
        }
    }

    func testAPasteOverASelectionThatIsTooLongLeavesTheSelection() async throws {
        let (note, buffer) = try fullNote(10, text: "12345678")
        buffer.selection = (2, 4)
        XCTAssertEqual(refusals(of: note) { type("abcdef", into: note) }, [2])
        XCTAssertEqual(note.text, "12345678")
        XCTAssertEqual(buffer.selection.insert, 2)
        XCTAssertEqual(buffer.selection.bound, 4)
        type("abcd", into: note)
        XCTAssertEqual(note.text, "12abcd5678")
    }

    func testARefusedReplacementIsNoStepOfTheUndoHistory() async throws {
        let (note, buffer) = try fullNote(10, text: "")
        type("12345678", into: note)
        type("9", into: note)
        buffer.selection = (2, 4)
        type("abcdef", into: note)
        XCTAssertEqual(note.text, "123456789")
        gtk_text_buffer_undo(buffer.buffer)
        XCTAssertNotEqual(note.text, "123456789", "one undo takes back what was typed, not what was refused")
    }

    func testAFamilyEmojiIsOneCharacter() async throws {
        let (note, _) = try fullNote(10, text: "123456789")
        type("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}", into: note)
        XCTAssertEqual(note.text.count, 10)
        type("1", into: note)
        XCTAssertEqual(note.text.count, 10)
    }

    func testAFlagIsOneCharacterAlsoInParts() async throws {
        let (note, _) = try fullNote(10, text: "123456789")
        type("\u{1F1E9}", into: note)
        type("\u{1F1EA}", into: note)
        XCTAssertEqual(note.text, "123456789\u{1F1E9}\u{1F1EA}")
        type("\u{1F1EB}", into: note)
        XCTAssertEqual(note.text, "123456789\u{1F1E9}\u{1F1EA}")
    }

    func testACombiningSequenceJoinsAtTheLimit() async throws {
        let (note, _) = try fullNote(10, text: "123456789e")
        type("\u{301}", into: note)
        type("\u{323}", into: note)
        XCTAssertEqual(note.text.count, 10)
        XCTAssertEqual(note.text.unicodeScalars.count, 12)
    }

    func testAHangulSyllableInParts() async throws {
        let (note, _) = try fullNote(10, text: "123456789")
        for part in ["\u{1112}", "\u{1161}", "\u{11AB}"] { type(part, into: note) }
        XCTAssertEqual(note.text.count, 10)
        XCTAssertTrue(note.text.hasSuffix("\u{1112}\u{1161}\u{11AB}"))
        type("\u{1100}", into: note)
        XCTAssertFalse(note.text.hasSuffix("\u{1100}"))
    }

    func testUndoAcrossTheLimit() async throws {
        let (note, buffer) = try fullNote(10, text: String(repeating: "m", count: 16))
        buffer.selection = (4, 12)
        type("", into: note)
        XCTAssertEqual(note.text.count, 8)
        gtk_text_buffer_undo(buffer.buffer)
        XCTAssertEqual(note.text.count, 16)
        gtk_text_buffer_redo(buffer.buffer)
        XCTAssertEqual(note.text.count, 8)
    }

    func testAModelTextBeyondTheLimitCanBeShortenedAndCorrected() async throws {
        let (note, buffer) = try fullNote(500, text: String(repeating: "m", count: 600))
        XCTAssertEqual(note.text.count, 600)
        XCTAssertEqual(refusals(of: note) { type("y", into: note) }, [101])
        buffer.selection = (0, 50)
        type("y", into: note)
        XCTAssertEqual(note.text.count, 551)
        buffer.selection = (0, 1)
        type("z", into: note)
        XCTAssertEqual(note.text.count, 551)
        XCTAssertTrue(note.text.hasPrefix("z"))
    }

    func testAssistiveTechnologyWritesUnderTheSameLimit() async throws {
        let (note, buffer) = try fullNote(10, text: "12345678")
        // EditableText writes to the buffer without a user action.
        buffer.insert("abc", at: 8)
        XCTAssertEqual(note.text, "12345678")
        buffer.insert("ab", at: 0)
        XCTAssertEqual(note.text, "ab12345678")
        gtk_text_buffer_set_text(buffer.buffer, "a whole new text", -1)
        XCTAssertEqual(note.text, "ab12345678", "a new text that is too long must not leave the note empty")
        gtk_text_buffer_set_text(buffer.buffer, "new", -1)
        XCTAssertEqual(note.text, "new")
    }

    func testNoLimit() async throws {
        let (note, _) = try fullNote(0, text: "")
        type(String(repeating: "x", count: 5000), into: note)
        XCTAssertEqual(note.text.count, 5000)
    }

    func testReadOnlyTakesNothing() async {
        let note = PostItNote(text: "fixed")
        XCTAssertFalse(note.half?.writing.textView.isEditable ?? true)
    }

    private func emitPaste(_ view: TextView) {
        var value = GValue()
        g_value_init(&value, peel_instance_type(view.pointer))
        g_value_set_object(&value, view.pointer)
        let id = g_signal_lookup("paste-clipboard", peel_instance_type(view.pointer))
        g_signal_emitv(&value, id, 0, nil)
        g_value_unset(&value)
    }
}
