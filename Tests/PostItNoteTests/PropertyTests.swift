import CGtk
import GLib
import Gtk
import Paper
import XCTest

@testable import PostItNote

@MainActor
final class PropertyTests: WidgetTestCase {
    func testDefaultsAreTheDesigns() async {
        let note = PostItNote()
        XCTAssertEqual(note.property("text", as: String.self), "")
        XCTAssertEqual(note.property("title", as: String.self), "")
        XCTAssertEqual(note.property("date-label", as: String.self), "")
        XCTAssertEqual(note.property("color", as: String.self), "yellow")
        XCTAssertEqual(note.property("width", as: Double.self), 292)
        XCTAssertEqual(note.property("rotation", as: Double.self), 0)
        XCTAssertEqual(note.property("editable", as: Bool.self), false)
        XCTAssertEqual(note.property("breeze", as: Bool.self), true)
        XCTAssertEqual(note.property("texture", as: Bool.self), true)
        XCTAssertEqual(note.property("max-length", as: Int32.self), 500)
        XCTAssertEqual(note.property("zoom", as: Double.self), 1)
        XCTAssertEqual(note.property("writing-font", as: String.self), "")
        XCTAssertEqual(note.property("writing-size", as: Double.self), 18)
        XCTAssertEqual(note.property("motion", as: String.self), "desktop")
        XCTAssertEqual(note.property("breeze-mode", as: String.self), "when-active")
        XCTAssertEqual(note.property("show-count", as: Bool.self), false)
    }

    func testEachPropertyIsSetAndToldOnce() async {
        let note = PostItNote()
        func check(_ name: String, _ value: some ValueConvertible & Equatable) {
            XCTAssertEqual(notifies(name, of: note) { note.setProperty(name, to: value) }, 1, name)
            XCTAssertEqual(note.property(name), value, name)
            XCTAssertEqual(notifies(name, of: note) { note.setProperty(name, to: value) }, 0, "\(name), unchanged")
        }
        check("text", "Milk")
        check("title", "Shopping")
        check("date-label", "30 November")
        check("color", "lilac")
        check("width", 120.0)
        check("rotation", -3.5)
        check("editable", true)
        check("breeze", false)
        check("texture", false)
        check("max-length", Int32(7))
        check("color", "pine")
        check("color", "#a0b0c0")
        check("zoom", 1.5)
        check("writing-font", "Serif, \"Comic Neue\"")
        check("writing-size", 12.5)
        check("motion", "never")
        check("breeze-mode", "always")
        check("show-count", true)
        check("placeholder", "Write here")
    }

    func testTypedPropertiesAreTheGObjectOnes() async {
        let note = PostItNote(text: "A")
        note.color = .rose
        note.rotation = 2
        note.isEditable = true
        note.maxLength = 3
        XCTAssertEqual(note.property("color", as: String.self), "rose")
        XCTAssertEqual(note.property("rotation", as: Double.self), 2)
        XCTAssertEqual(note.property("editable", as: Bool.self), true)
        XCTAssertEqual(note.property("max-length", as: Int32.self), 3)
        note.setProperty("color", to: "blue")
        XCTAssertEqual(note.color, .blue)
        note.zoom = 2
        note.writingFont = "Serif"
        note.writingSize = 14
        note.motion = .always
        note.breezeMode = .never
        note.showsCount = true
        XCTAssertEqual(note.property("zoom", as: Double.self), 2)
        XCTAssertEqual(note.property("writing-font", as: String.self), "Serif")
        XCTAssertEqual(note.property("writing-size", as: Double.self), 14)
        XCTAssertEqual(note.property("motion", as: String.self), "always")
        XCTAssertEqual(note.property("breeze-mode", as: String.self), "never")
        XCTAssertEqual(note.property("show-count", as: Bool.self), true)
        note.setProperty("motion", to: "desktop")
        note.setProperty("breeze-mode", to: "when-active")
        XCTAssertEqual(note.motion, .desktop)
        XCTAssertEqual(note.breezeMode, .whenActive)
    }

    func testReplacingTheTextIsOneChange() async {
        let note = PostItNote(text: "one two three")
        XCTAssertEqual(notifies("text", of: note) { note.text = "one 2 three" }, 1)
        note.isEditable = true
        note.half?.writing.buffer.selection = (0, 3)
        XCTAssertEqual(notifies("text", of: note) { type("1", into: note) }, 1)
        XCTAssertEqual(note.text, "1 2 three")
    }

    func testTextBoundBothWays() async {
        let (first, second) = (PostItNote(text: "from the model"), PostItNote())
        first.bindProperty("text", to: second, "text", bidirectional: true)
        XCTAssertEqual(second.text, "from the model")
        second.isEditable = true
        second.half?.writing.buffer.selection = (14, 14)
        type("!", into: second)
        XCTAssertEqual(first.text, "from the model!")
        first.text = "and back"
        XCTAssertEqual(second.text, "and back")
    }

    func testTheCaretDoesNotJumpWhenTheModelWrites() async throws {
        let note = PostItNote(text: "apples, pears")
        let buffer = try XCTUnwrap(note.half).writing.buffer
        buffer.selection = (8, 13)
        note.text = "apples, pears"
        XCTAssertEqual(buffer.selection.insert, 8)
        XCTAssertEqual(buffer.selection.bound, 13)
        note.text = "red apples, pears"
        XCTAssertEqual(buffer.selection.insert, 12)
        XCTAssertEqual(buffer.selection.bound, 17)
    }

    func testEchoOfTheModelKeepsTheUndoHistory() async throws {
        let note = PostItNote(text: "a")
        note.isEditable = true
        let buffer = try XCTUnwrap(note.half).writing.buffer
        type("b", into: note)
        note.text = note.text
        gtk_text_buffer_undo(buffer.buffer)
        XCTAssertEqual(note.text.count, 1)
    }

    /// GObject's own word of a value out of range is a warning up to GLib 2.74, and critical in later versions.
    private var levelOfRefusal: GLogLevelFlags {
        glib_check_version(2, 75, 0) == nil ? G_LOG_LEVEL_CRITICAL : G_LOG_LEVEL_WARNING
    }

    func testWrongNumbersAreRefusedByName() async {
        let note = PostItNote()
        for width in [0.0, -5, 1e9, .nan, .infinity] {
            expectMessage(domain: "GLib-GObject", level: levelOfRefusal, "*'width'*") {
                note.setProperty("width", to: width)
            }
        }
        for rotation in [1e9, .nan] {
            expectMessage(domain: "GLib-GObject", level: levelOfRefusal, "*'rotation'*") {
                note.setProperty("rotation", to: rotation)
            }
        }
        expectMessage(domain: "GLib-GObject", level: levelOfRefusal, "*'max-length'*") {
            note.setProperty("max-length", to: Int32(-1))
        }
        XCTAssertEqual(note.width, 292)
        XCTAssertEqual(note.rotation, 0)
        XCTAssertEqual(note.maxLength, 500)
    }

    func testUnknownWordsAreRefusedByName() async {
        let note = PostItNote()
        expectMessage(domain: "PostItNote", "*motion*\"fast\"*desktop, always, never*") {
            note.setProperty("motion", to: "fast")
        }
        expectMessage(domain: "PostItNote", "*breeze-mode*\"\"*when-active, always, never*") {
            note.setProperty("breeze-mode", to: "")
        }
        for zoom in [0.4, 3.1] {
            expectMessage(domain: "GLib-GObject", level: levelOfRefusal, "*'zoom'*") {
                note.setProperty("zoom", to: zoom)
            }
        }
        XCTAssertEqual(note.motion, .desktop)
        XCTAssertEqual(note.zoom, 1)
    }

    func testUnknownColorIsRefusedByName() async {
        let note = PostItNote()
        expectMessage(domain: "PostItNote", "*\"mauve\"*yellow, rose, blue, lilac*") {
            note.setProperty("color", to: "mauve")
        }
        XCTAssertEqual(note.color, .yellow)
    }

    func testInvalidUTF8IsRepaired() async {
        let note = PostItNote()
        var value = GValue()
        g_value_init(&value, String.valueType)
        let bytes: [CChar] = [65, -1, 66, 0]
        g_value_set_string(&value, bytes)
        g_object_set_property(note.cast(), "text", &value)
        g_value_unset(&value)
        XCTAssertEqual(note.text, "A\u{FFFD}B")
    }
}
