import CGtk
import GLib

/// A widget painted by cairo.
///
/// The painter paints pixels, at the screen's scale factor, and the frames that follow show them. It does not paint
/// into the frame itself: cairo 1.16 writes to constant memory, and dies, when it replays a clipped command into a
/// frame of which only rectangles apart from the clip are painted anew.
public final class DrawingArea: Widget {
    /// Paints the area: the cairo context (borrowed, origin at the area's top left), width and height in px.
    public typealias Painter = @MainActor (OpaquePointer, Int, Int) -> Void

    /// Makes an area painted by a closure, which lives as long as the area; capture what is above it weakly.
    public convenience init(painter: @escaping Painter) {
        self.init(gtk_drawing_area_new())
        let box = ClosureBox(painter)
        gtk_drawing_area_set_draw_func(
            cast(), drawArea, box.retainedForC(), { ClosureBoxes.destroy($0) })
    }

    /// Makes an area that is painted with the colour of the style sheet as the context's source.
    public static func inInk(_ painter: @escaping Painter) -> DrawingArea {
        let area = DrawingArea(gtk_drawing_area_new())
        let box = ClosureBox(painter)
        gtk_drawing_area_set_draw_func(
            area.cast(), drawAreaInInk, box.retainedForC(), { ClosureBoxes.destroy($0) })
        return area
    }

    /// How much room the area wants, in px.
    public var contentSize: (width: Int, height: Int) {
        get {
            (
                Int(gtk_drawing_area_get_content_width(cast())), Int(gtk_drawing_area_get_content_height(cast()))
            )
        }
        set {
            gtk_drawing_area_set_content_width(cast(), Int32(newValue.width))
            gtk_drawing_area_set_content_height(cast(), Int32(newValue.height))
        }
    }
}

private let drawArea: GtkDrawingAreaDrawFunc = { area, context, width, height, data in
    enterMainActor(with: (area, context, data)) { area, context, data in
        draw(area, context, width, height, ClosureBox<DrawingArea.Painter>.borrowed(data)?.function)
    }
}

private let drawAreaInInk: GtkDrawingAreaDrawFunc = { area, context, width, height, data in
    enterMainActor(with: (area, context, data)) { area, context, data in
        guard let area, let painter = ClosureBox<DrawingArea.Painter>.borrowed(data)?.function else { return }
        let widget = UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkWidget.self)
        var color = GdkRGBA()
        gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
        let ink = color
        draw(area, context, width, height) { context, width, height in
            cairo_set_source_rgba(context, Double(ink.red), Double(ink.green), Double(ink.blue), Double(ink.alpha))
            painter(context, width, height)
        }
    }
}

/// Paints pixels, and with them a frame.
@MainActor
private func draw(
    _ area: UnsafeMutablePointer<GtkDrawingArea>?, _ context: OpaquePointer?, _ width: Int32, _ height: Int32,
    _ painter: DrawingArea.Painter?
) {
    guard let context, let painter else { return }
    let scale =
        area.map {
            gtk_widget_get_scale_factor(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self))
        } ?? 1
    let pixels = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width * scale, height * scale)
    defer { cairo_surface_destroy(pixels) }
    cairo_surface_set_device_scale(pixels, Double(scale), Double(scale))
    guard let painting = cairo_create(pixels) else { return }
    painter(painting, Int(width), Int(height))
    cairo_destroy(painting)
    cairo_set_source_surface(context, pixels, 0, 0)
    cairo_paint(context)
}
