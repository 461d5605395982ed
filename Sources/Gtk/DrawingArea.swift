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
    /// - Parameters:
    ///   - isOftenPainted: whether it changes from frame to frame.
    ///   - painter: paints it.
    public convenience init(isOftenPainted: Bool = false, painter: @escaping Painter) {
        self.init(gtk_drawing_area_new())
        setPainter(painter, isOftenPainted: isOftenPainted, drawArea)
    }

    /// Makes an area that is painted with the colour of the style sheet as the context's source.
    public static func inInk(_ painter: @escaping Painter) -> DrawingArea {
        let area = DrawingArea(gtk_drawing_area_new())
        area.setPainter(painter, isOftenPainted: false, drawAreaInInk)
        return area
    }

    private func setPainter(_ painter: @escaping Painter, isOftenPainted: Bool, _ function: GtkDrawingAreaDrawFunc) {
        let box = ClosureBox(AreaPainter(painter, PaintedPixels(isOftenPainted: isOftenPainted)))
        gtk_drawing_area_set_draw_func(cast(), function, box.retainedForC(), { ClosureBoxes.destroy($0) })
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

/// What C holds of an area.
private struct AreaPainter {
    let paint: DrawingArea.Painter
    let pixels: PaintedPixels

    init(_ paint: @escaping DrawingArea.Painter, _ pixels: PaintedPixels) {
        (self.paint, self.pixels) = (paint, pixels)
    }
}

private let drawArea: GtkDrawingAreaDrawFunc = { area, context, width, height, data in
    enterMainActor(with: (area, context, data)) { area, context, data in
        draw(area, context, width, height, data) { _, _ in }
    }
}

private let drawAreaInInk: GtkDrawingAreaDrawFunc = { area, context, width, height, data in
    enterMainActor(with: (area, context, data)) { area, context, data in
        draw(area, context, width, height, data) { context, widget in
            var ink = GdkRGBA()
            gtk_style_context_get_color(gtk_widget_get_style_context(widget), &ink)
            cairo_set_source_rgba(context, Double(ink.red), Double(ink.green), Double(ink.blue), Double(ink.alpha))
        }
    }
}

/// Paints pixels, and with them a frame.
/// - Parameter prepare: sets the context up, for the widget that is painted.
@MainActor
private func draw(
    _ area: UnsafeMutablePointer<GtkDrawingArea>?, _ context: OpaquePointer?, _ width: Int32, _ height: Int32,
    _ data: UnsafeMutableRawPointer?, prepare: (OpaquePointer, UnsafeMutablePointer<GtkWidget>) -> Void
) {
    guard let area, let context, let painter = ClosureBox<AreaPainter>.borrowed(data)?.function else { return }
    let widget = UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkWidget.self)
    let scale = gtk_widget_get_scale_factor(widget)
    let pixels = painter.pixels.paint(width: width, height: height, scale: scale) { context in
        prepare(context, widget)
        painter.paint(context, Int(width), Int(height))
    }
    cairo_set_source_surface(context, pixels, 0, 0)
    cairo_paint(context)
}
