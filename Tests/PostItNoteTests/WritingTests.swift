import CGtk
import GLib
import Gtk
import Paper
import XCTest

@testable import PostItNote

@MainActor
final class WritingTests: WidgetTestCase {
    private let longText = String(repeating: "A line of writing\n", count: 40)

    func testEdgesFadeWhereThereIsMore() async throws {
        let note = PostItNote(text: longText)
        let half = try XCTUnwrap(note.half)
        let fading = try XCTUnwrap(half.writing.fading)
        try withWindow(note) { _ in
            let adjustment = try XCTUnwrap(fading.adjustment)
            wait("the scrolled height") { adjustment.upper > adjustment.pageSize }
            let height = Double(half.writing.widget.size.height)
            let band = min(44, 0.35 * height)
            adjustment.value = 0
            XCTAssertEqual(fading.fadeHeights.top, 0)
            XCTAssertEqual(fading.fadeHeights.bottom, band)
            adjustment.value = 2
            XCTAssertEqual(fading.fadeHeights.top, 0, "2 px are not worth a fade")
            adjustment.value = 60
            XCTAssertEqual(fading.fadeHeights.top, band)
            // The text view finds out how high its text is little by little.
            wait("the end of the writing") {
                adjustment.value = adjustment.upper
                return fading.fadeHeights.bottom == 0
            }
            XCTAssertEqual(fading.fadeHeights.top, band)
        }
    }

    func testAnEmojiComesIntoView() async throws {
        let note = PostItNote(text: String(repeating: "A line of writing\n", count: 6) + "the last")
        note.isEditable = true
        let half = try XCTUnwrap(note.half)
        let (view, buffer) = (half.writing.textView, half.writing.buffer)
        withWindow(note) { _ in
            note.beginWriting()
            let end = buffer.scalarCount
            buffer.selection = (end, end)
            view.scrollToCaret()
            wait("the text's end") { view.showsCaret }
            // As GTK does with what is chosen; enough for another line.
            type(String(repeating: "\u{1F600}", count: 12), into: note)
            wait("the emoji") { view.showsCaret && buffer.text.hasSuffix("\u{1F600}") }
        }
    }

    func testAShortTextDoesNotFade() async throws {
        let note = PostItNote(text: "short")
        let fading = try XCTUnwrap(note.half?.writing.fading)
        withWindow(note) { _ in
            XCTAssertEqual(fading.fadeHeights.top, 0)
            XCTAssertEqual(fading.fadeHeights.bottom, 0)
        }
    }

    func testTheWritingFadesAndThePaperDoesNot() async throws {
        for rotation in [0.0, -5] {
            let note = PostItNote(text: String(repeating: "\u{2588}\u{2588}\u{2588}\u{2588}\n", count: 30))
            note.rotation = rotation
            note.breeze = false
            note.texture = false
            let half = try XCTUnwrap(note.half)
            try withWindow(note) { window in
                let scroll = try XCTUnwrap(half.writing.fading?.adjustment)
                wait("the scrolled height") { scroll.upper > scroll.pageSize }
                let view = half.writing.widget
                let (width, height) = (Double(view.size.width), Double(view.size.height))
                let picture = try picture(of: window)
                @MainActor func ink(_ x: Double, _ y: Double) -> Double {
                    var (windowX, windowY) = (0.0, 0.0)
                    gtk_widget_translate_coordinates(view.widget, window.widget, x, y, &windowX, &windowY)
                    return picture.darkness(Int(windowX), Int(windowY), paper: PaperColor.yellow.face)
                }
                XCTAssertGreaterThan(ink(width / 2, height / 2), 0.8, "full ink in the middle")
                XCTAssertLessThan(ink(width / 2, height - 2), 0.12, "nearly nothing at the edge")
                XCTAssertEqual(ink(width / 2, height - 22), 0.5, accuracy: 0.15, "half of it half way")
                XCTAssertLessThan(abs(ink(2, height - 2)), 0.02, "the paper itself is not touched")
            }
        }
    }

    func testTitleAndDateStayPutWhileTheWritingScrolls() async throws {
        let note = PostItNote(text: longText)
        note.title = "Title"
        note.dateLabel = "Date"
        let half = try XCTUnwrap(note.half)
        withWindow(note) { _ in
            @MainActor func place(_ widget: Widget) -> [Double] {
                var bounds = graphene_rect_t()
                _ = gtk_widget_compute_bounds(widget.widget, half.instance, &bounds)
                return [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height].map(Double.init)
            }
            let before = [place(half.title), place(half.date)]
            half.writing.fading?.adjustment?.value = 200
            settle()
            XCTAssertEqual([place(half.title), place(half.date)], before)
            XCTAssertEqual(before[0][0], (292 * 0.09).rounded(), accuracy: 1)
            XCTAssertEqual(before[0][1], (292 * 0.08).rounded(), accuracy: 1)
        }
    }

    func testTitleAndDateAreHiddenWhenEmpty() async {
        let note = PostItNote(text: "x")
        XCTAssertEqual(note.half?.title.isVisible, false)
        note.title = "T"
        note.dateLabel = "D"
        XCTAssertEqual(note.half?.title.isVisible, true)
        XCTAssertEqual(note.half?.date.isVisible, true)
        note.title = ""
        XCTAssertEqual(note.half?.title.isVisible, false)
    }

    func testTheWritingGrowsWithTheTextScale() async throws {
        let note = PostItNote(text: "scale")
        let half = try XCTUnwrap(note.half)
        withWindow(note) { _ in
            @MainActor func lineHeight() -> Int {
                var place = GtkTextIter()
                gtk_text_buffer_get_start_iter(half.writing.buffer.buffer, &place)
                var (y, height): (Int32, Int32) = (0, 0)
                gtk_text_view_get_line_yrange(half.writing.textView.textView, &place, &y, &height)
                return Int(height)
            }
            let settings = Settings(of: note)
            let usual = settings.property("gtk-xft-dpi", as: Int32.self)
            settle()
            let before = lineHeight()
            settings.setProperty("gtk-xft-dpi", to: usual * 2)
            wait("the larger line") { lineHeight() > before * 3 / 2 }
            settings.setProperty("gtk-xft-dpi", to: usual)
            wait("the usual line") { lineHeight() == before }
        }
    }

    func testAReadOnlyNoteIsSelectedAndScrolledByKeyboard() async throws {
        let note = PostItNote(text: longText)
        let half = try XCTUnwrap(note.half)
        let view = half.writing.textView
        withWindow(note) { _ in
            note.beginWriting()
            settle()
            moveToEnd(view)
            wait("scrolling") { (half.writing.fading?.adjustment?.value ?? 0) > 0 }
            var (start, end) = (GtkTextIter(), GtkTextIter())
            gtk_text_buffer_get_bounds(half.writing.buffer.buffer, &start, &end)
            gtk_text_buffer_select_range(half.writing.buffer.buffer, &start, &end)
            XCTAssertEqual(gtk_text_buffer_get_has_selection(half.writing.buffer.buffer), 1)
            XCTAssertEqual(note.text, longText)
        }
    }

    /// What Ctrl+End does.
    private func moveToEnd(_ view: TextView) {
        var values = [GValue(), GValue(), GValue(), GValue()]
        g_value_init(&values[0], peel_instance_type(view.pointer))
        g_value_set_object(&values[0], view.pointer)
        g_value_init(&values[1], gtk_movement_step_get_type())
        g_value_set_enum(&values[1], Int32(GTK_MOVEMENT_BUFFER_ENDS.rawValue))
        g_value_init(&values[2], Int32.valueType)
        g_value_set_int(&values[2], 1)
        g_value_init(&values[3], Bool.valueType)
        g_value_set_boolean(&values[3], 0)
        g_signal_emitv(&values, g_signal_lookup("move-cursor", peel_instance_type(view.pointer)), 0, nil)
        g_value_unset(&values[0])
    }

    func testWhatIsShownStaysWhenTheModelWritesElsewhere() async throws {
        let lines = (1...60).map { "Line \($0)" }
        let note = PostItNote(text: lines.joined(separator: "\n"))
        try withWindow(note) { _ in
            let view = try XCTUnwrap(note.half?.writing.textView)
            let adjustment = Adjustment(
                retaining: UnsafeMutableRawPointer(gtk_scrollable_get_vadjustment(view.opaque)))
            wait("the whole height") { adjustment.upper > 3 * adjustment.pageSize }
            adjustment.value = adjustment.upper / 2
            let place = adjustment.value
            // Below what is shown, and the height stays as it is but for the new line.
            let height = adjustment.upper
            note.text = (lines + ["One more, from elsewhere"]).joined(separator: "\n")
            wait("the new line's height") { adjustment.upper > height }
            settle()
            XCTAssertEqual(adjustment.value, place, accuracy: 1)
        }
    }
}
