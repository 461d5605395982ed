import CGtk
import Gtk
import Paper

/// A widget as GTK's cairo renderer paints it, for tests that look at pixels.
@MainActor
final class WidgetPicture {
    nonisolated(unsafe) private let surface: OpaquePointer
    private let (width, height): (Int, Int)

    /// Paints a shown widget at scale 1.
    init?(of widget: Widget) {
        guard let paintable = gtk_widget_paintable_new(widget.widget), let snapshot = gtk_snapshot_new() else {
            return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        (width, height) = (widget.size.width, widget.size.height)
        gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        defer { gsk_render_node_unref(node) }
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
            return nil
        }
        self.surface = surface
        let context = cairo_create(surface)
        gsk_render_node_draw(node, context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// The colour of a pixel, in 0...255.
    func color(_ x: Int, _ y: Int) -> RGB {
        guard (0..<width).contains(x), (0..<height).contains(y), let data = cairo_image_surface_get_data(surface) else {
            return RGB(red: -1, green: -1, blue: -1)
        }
        let pixel = data.advanced(by: y * Int(cairo_image_surface_get_stride(surface)) + x * 4)
        return RGB(red: Double(pixel[2]), green: Double(pixel[1]), blue: Double(pixel[0]))
    }

    /// How much of the ink covers a pixel of the paper, 0...1, by the red channel.
    func darkness(_ x: Int, _ y: Int, paper: RGB) -> Double {
        (paper.red - color(x, y).red) / (paper.red - 36)
    }
}

extension WidgetPicture: @preconcurrency Equatable {
    static func == (one: WidgetPicture, other: WidgetPicture) -> Bool {
        guard one.width == other.width, one.height == other.height else { return false }
        return (0..<one.height).allSatisfy { y in
            (0..<one.width).allSatisfy { one.color($0, y) == other.color($0, y) }
        }
    }
}
