import CGtk
import GLib
import Gtk
import XCTest

@testable import PostItNote

@MainActor
final class DirectionTests: WidgetTestCase {
    /// Where a character begins, in px of the text.
    private func x(of offset: Int32, in half: NoteWidget) -> Int32 {
        var place = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(half.writing.buffer.buffer, &place, offset)
        var area = GdkRectangle()
        gtk_text_view_get_iter_location(half.writing.textView.textView, &place, &area)
        return area.x
    }

    func testEachLineRunsByItsContent() async throws {
        // Latin, Hebrew, Arabic, and lines that begin with what has no direction of its own.
        let lines = [
            "abcd", "\u{5D0}\u{5D1}\u{5D2}\u{5D3}", "\u{628}\u{62A}\u{62B}\u{62C}", "- abc", "- \u{5D0}\u{5D1}\u{5D2}",
        ]
        let isRightToLeft = [false, true, true, false, true]
        for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
            let note = PostItNote(text: lines.joined(separator: "\n"))
            note.width = 400
            gtk_widget_set_direction(note.widget, direction)
            let half = try XCTUnwrap(note.half)
            withWindow(note) { _ in
                var start: Int32 = 0
                for (line, expected) in zip(lines, isRightToLeft) {
                    let (first, last) = (
                        x(of: start, in: half), x(of: start + Int32(line.unicodeScalars.count) - 1, in: half)
                    )
                    XCTAssertEqual(first > last, expected, "\(line) in direction \(direction.rawValue)")
                    start += Int32(line.unicodeScalars.count) + 1
                }
            }
        }
    }

    func testTheCurlStaysBottomRightInARightToLeftLocale() async throws {
        let usual = gtk_widget_get_default_direction()
        let note = PostItNote(text: "curl")
        let left = try XCTUnwrap(note.half)
        withWindow(note) { window in
            @MainActor func curl() -> graphene_rect_t {
                var bounds = graphene_rect_t()
                _ = gtk_widget_compute_bounds(left.sheet.curl.widget, left.instance, &bounds)
                return bounds
            }
            let before = curl()
            gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
            defer { gtk_widget_set_default_direction(usual) }
            settle()
            XCTAssertEqual(gtk_widget_get_direction(left.instance), GTK_TEXT_DIR_RTL)
            XCTAssertEqual(curl().origin.x, before.origin.x)
            XCTAssertGreaterThan(before.origin.x, 140)
        }
    }
}
