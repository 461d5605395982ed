import CGtk
import GLib
import Gtk
import Paper
import XCTest

@testable import PostItNote

@MainActor
final class LookTests: WidgetTestCase {
    /// The height of the first line of the writing, in px.
    private func lineHeight(_ half: NoteWidget) -> Int {
        var place = GtkTextIter()
        gtk_text_buffer_get_start_iter(half.writing.buffer.buffer, &place)
        var (y, height): (Int32, Int32) = (0, 0)
        gtk_text_view_get_line_yrange(half.writing.textView.textView, &place, &y, &height)
        return Int(height)
    }

    func testZoomScalesTheWritingAndLetsTheLabelsGrowHalfAsMuch() async throws {
        let note = PostItNote(text: "zoom")
        note.title = "Title"
        let half = try XCTUnwrap(note.half)
        withWindow(note) { _ in
            let (line, title) = (lineHeight(half), half.title.size.height)
            note.zoom = 2
            wait("the larger line") { abs(lineHeight(half) - 2 * line) <= 2 }
            wait("the larger title") { abs(half.title.size.height - title * 3 / 2) <= 2 }
            note.zoom = 0.5
            wait("the smaller line") { abs(2 * lineHeight(half) - line) <= 2 }
            wait("the usual title") { half.title.size.height == title }
            note.zoom = 1
            wait("the usual line") { lineHeight(half) == line }
        }
    }

    func testFontAndSizeReachTheWriting() async throws {
        let note = PostItNote(text: "face")
        let half = try XCTUnwrap(note.half)
        withWindow(note) { _ in
            @MainActor func font() -> (family: String, size: Int) {
                let context = gtk_widget_get_pango_context(half.writing.textView.widget)
                guard let font = pango_context_get_font_description(context) else { return ("", 0) }
                let family = pango_font_description_get_family(font).map { String(cString: $0) } ?? ""
                return (family, Int(pango_font_description_get_size(font)))
            }
            let usual = font()
            XCTAssertTrue(usual.family.hasPrefix("Comic Neue,"), usual.family)
            note.writingFont = " \"Odd; } Face\" , serif,, "
            note.writingSize = 36
            wait("the other face") { font().family == "Odd; } Face,serif,sans-serif" }
            XCTAssertEqual(font().size, 2 * usual.size)
            note.writingFont = ""
            wait("the usual face") { font().family == usual.family }
        }
    }

    func testNotesThatLookAlikeShareAStyleSheetThatGoesWithTheLast() async throws {
        let before = NoteStyles.shared.count
        let (first, second) = (PostItNote(text: "1"), PostItNote(text: "2"))
        withWindow(first) { _ in
            XCTAssertEqual(NoteStyles.shared.count, before + 1)
            withWindow(second) { _ in
                XCTAssertEqual(NoteStyles.shared.count, before + 1)
                for channel in 0..<60 {
                    second.color = PaperColor(face: RGB(red: Double(channel), green: 90, blue: 90))
                    second.zoom = 1 + Double(channel) / 60
                }
                XCTAssertEqual(NoteStyles.shared.count, before + 2)
            }
            XCTAssertEqual(NoteStyles.shared.count, before + 1)
        }
        XCTAssertEqual(NoteStyles.shared.count, before)
        let classes = try XCTUnwrap(gtk_widget_get_css_classes(second.widget))
        defer { g_strfreev(classes) }
        var names: [String] = []
        while let name = classes[names.count] { names.append(String(cString: name)) }
        XCTAssertFalse(names.contains { $0.hasPrefix("look-") }, "\(names)")
    }

    func testTheCountShowsNearTheLimitOrAlways() async throws {
        let note = PostItNote(text: "12345678")
        note.maxLength = 10
        note.isEditable = true
        let count = try XCTUnwrap(note.half).countLabel
        withWindow(note) { _ in
            XCTAssertFalse(count.isVisible)
            note.beginWriting()
            wait("the writing") { note.isWriting }
            XCTAssertFalse(count.isVisible)
            note.text = "123456789"
            XCTAssertTrue(count.isVisible)
            XCTAssertEqual(count.text, "1 left")
            note.endWriting()
            wait("the end of the writing") { !note.isWriting }
            XCTAssertFalse(count.isVisible)
            note.showsCount = true
            XCTAssertTrue(count.isVisible)
            note.text = "1234567890123"
            XCTAssertEqual(count.text, "3 too many")
            note.maxLength = 0
            XCTAssertFalse(count.isVisible)
        }
    }
}
