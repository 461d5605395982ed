import CGtk
import GLib
import Gtk
import Paper
import XCTest

@testable import PostItNote

/// What an input method is told of the caret: its window with candidates opens there.
@MainActor
final class InputMethodTests: WidgetTestCase {
    fileprivate static var client: UnsafeMutablePointer<GtkWidget>?
    fileprivate static var caret: GdkRectangle?

    func testTheCaretIsToldToBeWhereItIsSeenHoweverTheNoteIsTilted() async throws {
        let settings = try XCTUnwrap(Settings.ofDefaultDisplay)
        _ = inputMethodType
        settings.setProperty("gtk-im-module", to: "peel-test")
        settings.setProperty("gtk-cursor-blink", to: false)
        defer {
            settings.setProperty("gtk-im-module", to: "gtk-im-context-simple")
            settings.setProperty("gtk-cursor-blink", to: true)
        }
        for tilt in [0.0, 20, -45, 180] {
            (Self.client, Self.caret) = (nil, nil)
            let note = PostItNote(text: "\n\n")
            note.isEditable = true
            note.texture = false
            note.rotation = tilt
            let half = try XCTUnwrap(note.half)
            try withWindow(note) { window in
                note.beginWriting()
                half.writing.buffer.selection = (1, 1)
                let view = half.writing.textView.widget
                wait("the caret's place at \(tilt)") { Self.caret != nil && Self.client == view }
                settle()
                let caret = try XCTUnwrap(Self.caret)
                let middle = (Double(caret.x) + Double(caret.width) / 2, Double(caret.y) + Double(caret.height) / 2)
                let told = try XCTUnwrap(half.writing.textView.point(middle, in: window))
                let picture = try picture(of: window)
                let paper = half.look.inks.paper
                var (count, x, y) = (0.0, 0.0, 0.0)
                // The writing, and not the shaded fold.
                for row in Int(told.y) - 60..<Int(told.y) + 60 {
                    for column in Int(told.x) - 60..<Int(told.x) + 60
                    where picture.color(column, row).contrast(with: paper) > 3 {
                        (count, x, y) = (count + 1, x + Double(column) + 0.5, y + Double(row) + 0.5)
                    }
                }
                XCTAssertGreaterThan(count, 10, "no caret is seen at \(tilt)")
                XCTAssertEqual(x / count, told.x, accuracy: 2.5, "\(tilt)")
                XCTAssertEqual(y / count, told.y, accuracy: 2.5, "\(tilt)")
            }
        }
    }
}

/// An input method that does nothing but listen.
private let inputMethodType: GType = {
    var query = GTypeQuery()
    g_type_query(gtk_im_context_get_type(), &query)
    let type = g_type_register_static_simple(
        gtk_im_context_get_type(), "PeelTestInputMethod", query.class_size,
        { pointer, _ in
            let methods = pointer?.assumingMemoryBound(to: GtkIMContextClass.self)
            methods?.pointee.set_client_widget = { _, widget in
                enterMainActor(with: widget) { if let widget = $0 { InputMethodTests.client = widget } }
            }
            methods?.pointee.set_cursor_location = { _, area in
                enterMainActor(with: area) { InputMethodTests.caret = $0?.pointee }
            }
        }, query.instance_size, { _, _ in }, GTypeFlags(rawValue: 0))
    g_io_extension_point_implement("gtk-im-module", type, "peel-test", 0)
    return type
}()
