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
    static let usualWidth = 2.0
    /// The width where the user has asked for more contrast.
    static let strongWidth = 4.0

    private(set) var area: DrawingArea
    /// The width of the line, in px.
    var lineWidth = usualWidth {
        didSet { if lineWidth != oldValue { area.queueDraw() } }
    }
    /// The sheet, and what the area covers, in px from the top left of the sheet's square.
    var shape = (placement: SheetPlacement(side: 0, rotation: 0), bounds: PixelRect()) {
        didSet { if shape != oldValue { area.queueDraw() } }
    }

    init() {
        area = DrawingArea { _, _, _ in }
        area = DrawingArea { [weak self] context, _, _ in self?.paint(context) }
        area.addStyleClass("focus-ring")
        area.setAccessibleRole(GTK_ACCESSIBLE_ROLE_PRESENTATION)
        gtk_widget_set_can_target(area.widget, 0)
    }

    private func paint(_ context: OpaquePointer) {
        let side = shape.placement.side
        let (near, far) = (Self.inset, side - 1 - Self.inset)
        let cut = side * 0.75 - 1 - Self.inset
        var color = GdkRGBA()
        gtk_style_context_get_color(gtk_widget_get_style_context(area.widget), &color)
        gdk_cairo_set_source_rgba(context, &color)
        cairo_translate(context, -Double(shape.bounds.x), -Double(shape.bounds.y))
        shape.placement.enter(context)
        cairo_set_line_width(context, lineWidth)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_move_to(context, near, near)
        for (x, y) in [(far, near), (far, cut), (cut, far), (near, far)] {
            cairo_line_to(context, x, y)
        }
        cairo_close_path(context)
        cairo_stroke(context)
    }
}
