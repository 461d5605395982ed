import CGtk
import Foundation
import GLib
import Gtk
import NoteStore
import XCTest

@testable import PeelApp

/// What is dropped on a note by a real pointer: text, a file and a colour.
final class NoteDragTests: NoteWindowTestCase {
    /// A window from which something can be dragged.
    @MainActor
    private final class Stall {
        let window = Window()
        private let source = DragSource(actions: GDK_ACTION_COPY)
        var value: () -> UnsafeMutablePointer<GdkContentProvider>? = { nil }

        init() {
            window.setDefaultSize(width: 120, height: 120)
            let area = DrawingArea { _, _, _ in }
            area.addController(source)
            window.setChild(area)
            source.connect(SignalName<PrepareSignature>("prepare")) { [weak self] _, _ in self?.value() }
            window.present()
        }
    }

    private var dragging: Process?

    /// Where the middle of a window is on the screen.
    private func middle(_ window: Window) throws -> (x: Int, y: Int) {
        let place = try XCTUnwrap(X11Window(of: window)?.place)
        let surface = try XCTUnwrap(gtk_native_get_surface(window.opaque))
        return (place.x + Int(gdk_surface_get_width(surface)) / 2, place.y + Int(gdk_surface_get_height(surface)) / 2)
    }

    /// Drags from the stall to a place on the note's paper again and again until something holds.
    private func drag(
        _ stall: Stall, to window: NoteWindow, _ what: String, until condition: @escaping () -> Bool
    ) throws {
        for _ in 1...5 {
            let start = try middle(stall.window)
            let place = try XCTUnwrap(X11Window(of: window.window)?.place)
            // On the paper, beside the writing.
            let end = (x: place.x + 34, y: place.y + 150)
            var steps = ["mousemove", "\(start.x)", "\(start.y)", "sleep", "0.2", "mousedown", "1", "sleep", "0.1"]
            for step in 1...20 {
                let (x, y) = (start.x + (end.x - start.x) * step / 20, start.y + (end.y - start.y) * step / 20)
                steps += ["mousemove", "\(x)", "\(y)", "sleep", "0.03"]
            }
            steps += ["sleep", "0.3", "mouseup", "1"]
            dragging = try Tool.start("xdotool", steps, environment: ProcessInfo.processInfo.environment)
            if MainContext.run(until: condition, milliseconds: 6_000) { return }
        }
        XCTFail("in vain: \(what)")
    }

    private func provider(_ fill: (UnsafeMutablePointer<GValue>) -> Void) -> UnsafeMutablePointer<GdkContentProvider>? {
        var value = GValue()
        fill(&value)
        defer { g_value_unset(&value) }
        return gdk_content_provider_new_for_value(&value)
    }

    func testTextAFileAndAColour() async throws {
        let window = try show(text: "Milk")
        let stall = Stall()
        defer { stall.window.destroy() }
        wait("the windows") { X11Window(of: stall.window)?.isManaged == true && stall.window.isMapped }
        X11Window(of: window.window)?.move(x: 300, y: 60)
        X11Window(of: stall.window)?.move(x: 40, y: 80)
        wait("both to be at their places") {
            X11Window(of: window.window)?.place?.x == 300 && (X11Window(of: stall.window)?.place?.x ?? 999) < 100
        }

        stall.value = { "Bread".withGValue { gdk_content_provider_new_for_value($0) } }
        try drag(stall, to: window, "the text") { window.note.text == "Milk\nBread" }

        let file = URL(fileURLWithPath: path).appendingPathComponent("list.txt")
        try Data("Eggs\nTea\n".utf8).write(to: file)
        stall.value = { [self] in
            provider { value in
                g_value_init(value, gdk_file_list_get_type())
                var files: [OpaquePointer?] = [g_file_new_for_path(file.path)]
                let list = files.withUnsafeMutableBufferPointer { gdk_file_list_new_from_array($0.baseAddress, 1) }
                g_value_take_boxed(value, UnsafeRawPointer(list))
                files.forEach { $0.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
            }
        }
        try drag(stall, to: window, "the file") { window.note.text == "Milk\nBread\nEggs\nTea" }

        stall.value = { [self] in
            provider { value in
                g_value_init(value, gdk_rgba_get_type())
                var color = GdkRGBA(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
                g_value_set_boxed(value, &color)
            }
        }
        try drag(stall, to: window, "the colour") { window.note.color.name == "#336699" }
        XCTAssertEqual(window.note.text, "Milk\nBread\nEggs\nTea")
        XCTAssertEqual(window.document?.open.color, "#336699")
    }
}
