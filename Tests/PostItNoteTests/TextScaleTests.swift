import CGtk
import GLib
import Gtk
import Paper
import XCTest

@testable import PostItNote

@MainActor
final class TextScaleTests: WidgetTestCase {
    private func withTextScale(_ scale: Double, _ body: () throws -> Void) rethrows {
        let settings = Settings(of: PostItNote())
        let usual: Int32 = settings.property(Settings.Name.resolution)
        let resolution = Double(usual > 0 ? usual : 96 * 1024)
        settings.setProperty(Settings.Name.resolution, to: Int32(resolution * scale))
        defer { settings.setProperty(Settings.Name.resolution, to: usual) }
        try body()
    }

    /// Where a widget is within the note, in px: left, top, right, bottom.
    private func place(_ widget: Widget, in half: NoteWidget) -> (left: Float, top: Float, right: Float, bottom: Float)
    {
        var bounds = graphene_rect_t()
        _ = gtk_widget_compute_bounds(widget.widget, half.instance, &bounds)
        return (
            bounds.origin.x, bounds.origin.y, bounds.origin.x + bounds.size.width, bounds.origin.y + bounds.size.height
        )
    }

    func testNothingOverlapsAndTheSheetGrowsWhereItMust() async throws {
        for width in [64.0, 120, 292, 640] {
            for zoom in [0.5, 1, 3] {
                let note = PostItNote(text: String(repeating: "Write it large enough\n", count: 9))
                note.title = "A title long enough for two lines of it, or more"
                note.dateLabel = "Monday, 30 November"
                note.width = width
                note.zoom = zoom
                note.showsCount = true
                let half = try XCTUnwrap(note.half)
                withWindow(note) { _ in
                    for scale in [0.5, 1, 2, 3] {
                        withTextScale(scale) {
                            let what = "width \(width), zoom \(zoom), text scale \(scale)"
                            let labels = [half.title, half.date, half.countLabel]
                            wait("the room for \(what)") {
                                half.sheetFrame.side >= half.leastSide && half.titleChange == nil
                                    && labels.allSatisfy { Double($0.size.height) >= $0.lineHeight - 1 }
                            }
                            let side = Float(half.sheetFrame.side)
                            let parts = [half.title, half.writing.widget, half.date, half.countLabel].map {
                                self.place($0, in: half)
                            }
                            for (above, below) in zip(parts, parts.dropFirst()) {
                                XCTAssertLessThanOrEqual(above.bottom, below.top, what)
                            }
                            let frame = half.sheetFrame
                            for part in parts {
                                XCTAssertGreaterThanOrEqual(part.left, Float(frame.x), what)
                                XCTAssertLessThanOrEqual(part.right, Float(frame.x) + side, what)
                                XCTAssertLessThanOrEqual(part.bottom, Float(frame.y) + side, what)
                            }
                            XCTAssertTrue(labels.allSatisfy { gtk_widget_get_child_visible($0.widget) != 0 }, what)
                            XCTAssertGreaterThanOrEqual(
                                Double(half.writing.widget.size.height), half.writing.textView.lineHeight, what)
                        }
                    }
                }
            }
        }
    }

    func testWhatHasNoRoomGivesWayInTurn() async {
        let room = NoteRoom(titleLine: 20, dateLine: 20, countLine: 0, writingLine: 40)
        func arranged(_ side: Double) -> (title: Double, date: Double) {
            let layout = room.arranged(onSide: side) { _ in 40 }.layout
            XCTAssertGreaterThan(layout.writing.height, 0)
            return (layout.title.height, layout.date.height)
        }
        XCTAssertTrue(arranged(400) == (40, 20))
        XCTAssertTrue(arranged(Double(room.leastSide)) == (20, 20))
        XCTAssertTrue(arranged(Double(room.leastSide - 6)) == (20, 0))
        XCTAssertTrue(arranged(80) == (0, 0))
    }

    func testSmallTextScaleDarkensTheInkLive() async throws {
        let note = PostItNote(text: "ink")
        let half = try XCTUnwrap(note.half)
        withWindow(note) { _ in
            XCTAssertEqual(half.look.inks.writing, .ink)
            withTextScale(0.9) {
                XCTAssertGreaterThanOrEqual(half.look.inks.writing.contrast(with: PaperColor.yellow.face), 7)
            }
            XCTAssertEqual(half.look.inks.writing, .ink)
        }
    }

    func testZoomKeepsTheCaretInView() async throws {
        let note = PostItNote(text: (1...30).map { "line \($0)" }.joined(separator: "\n"))
        note.isEditable = true
        let half = try XCTUnwrap(note.half)
        let view = half.writing.textView
        withWindow(note) { _ in
            note.beginWriting()
            let end = half.writing.buffer.scalarCount / 2
            half.writing.buffer.selection = (end, end)
            view.scrollToCaret()
            wait("the caret") { view.showsCaret && (half.writing.fading?.adjustment?.value ?? 0) > 0 }
            for zoom in [2.0, 3, 1, 0.5, 2.5] {
                note.zoom = zoom
                wait("zoom \(zoom)") { !half.writing.isBringingCaretIntoView }
                // GTK glides there.
                wait("the caret at zoom \(zoom)") { view.showsCaret }
            }
        }
    }
}
