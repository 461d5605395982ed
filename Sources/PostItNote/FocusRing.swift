import CGtk
import Gtk
import Paper

/// The ring that shows the focus on the sheet: inside its outline, and cut off along the fold.
///
/// Its colour and whether it shows are the style sheet's; the form alone tells the focus, not a colour.
@MainActor
final class FocusRing {
    /// The distance from the sheet's edge and the width of the line, in px.
    static let inset = 5.0
    static let lineWidth = 2.0

    private(set) var area: DrawingArea
    /// The side of the sheet in px and its tilt in degrees.
    var shape = (side: 0, rotation: 0.0) {
        didSet { area.queueDraw() }
    }

    init() {
        area = DrawingArea { _, _, _ in }
        area = DrawingArea { [weak self] context, width, height in self?.paint(context, width, height) }
        area.addStyleClass("focus-ring")
        area.setAccessibleRole(GTK_ACCESSIBLE_ROLE_PRESENTATION)
        gtk_widget_set_can_target(area.widget, 0)
    }

    private func paint(_ context: OpaquePointer, _ width: Int, _ height: Int) {
        let side = Double(shape.side)
        let (near, far) = (Self.inset, side - 1 - Self.inset)
        let cut = side * 0.75 - 1 - Self.inset
        var color = GdkRGBA()
        gtk_style_context_get_color(gtk_widget_get_style_context(area.widget), &color)
        gdk_cairo_set_source_rgba(context, &color)
        cairo_translate(context, Double(width) / 2, Double(height) / 2)
        cairo_rotate(context, shape.rotation * .pi / 180)
        cairo_translate(context, -side / 2, -side / 2)
        cairo_set_line_width(context, Self.lineWidth)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_move_to(context, near, near)
        for (x, y) in [(far, near), (far, cut), (cut, far), (near, far)] {
            cairo_line_to(context, x, y)
        }
        cairo_close_path(context)
        cairo_stroke(context)
    }
}
