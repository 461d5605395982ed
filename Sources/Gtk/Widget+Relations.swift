import CGtk
import GLib

/// Where a widget is among the others.
extension Widget {
    /// Whether the widget is another one or lies in it.
    public final func isWithin(_ other: Widget) -> Bool {
        widget == other.widget || gtk_widget_is_ancestor(widget, other.widget) != 0
    }

    /// The upright rectangle that holds the widget, however it is turned, in px from another widget's top left.
    /// - Returns: nil where the two are not in one window.
    public final func area(in other: Widget) -> PixelArea? {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, other.widget, &bounds) != 0 else { return nil }
        let (left, top) = (Double(bounds.origin.x), Double(bounds.origin.y))
        let (right, bottom) = (left + Double(bounds.size.width), top + Double(bounds.size.height))
        return PixelArea(
            x: Int(left.rounded(.down)), y: Int(top.rounded(.down)),
            width: max(1, Int((right - left).rounded(.up))), height: max(1, Int((bottom - top).rounded(.up))))
    }

    /// A point of the widget in px from another widget's top left; nil where the two are not in one window.
    public final func point(_ point: (x: Double, y: Double), in other: Widget) -> (x: Double, y: Double)? {
        var (x, y) = (0.0, 0.0)
        guard gtk_widget_translate_coordinates(widget, other.widget, point.x, point.y, &x, &y) != 0 else { return nil }
        return (x, y)
    }

    /// Whether the user's language runs from right to left here.
    public final var isMirrored: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

    /// Moves the focus within the widget, or into it, as Tab and the arrows do.
    /// - Returns: whether the focus is in it now.
    public final func moveFocus(_ direction: GtkDirectionType) -> Bool {
        gtk_widget_child_focus(widget, direction) != 0
    }
}
