import CGtk
import GLib

/// For parents of our own class: how children are placed.
extension Widget {
    /// Places the widget in its parent.
    /// - Parameters:
    ///   - area: where it lies before it is turned, in px from the parent's top left.
    ///   - degrees: how far it is turned, clockwise.
    ///   - pivot: the point that stays where it is, in px from the parent's top left.
    public final func place(_ area: PixelArea, turnedBy degrees: Double = 0, about pivot: (x: Double, y: Double)) {
        // The minimum must be asked for before GTK lets a widget be allocated.
        _ = measure(GTK_ORIENTATION_HORIZONTAL)
        _ = measure(GTK_ORIENTATION_VERTICAL, for: area.width)
        var transform: OpaquePointer?
        if degrees == 0 {
            var offset = graphene_point_t(x: Float(area.x), y: Float(area.y))
            transform = gsk_transform_translate(nil, &offset)
        } else {
            var there = graphene_point_t(x: Float(pivot.x), y: Float(pivot.y))
            var back = graphene_point_t(x: Float(Double(area.x) - pivot.x), y: Float(Double(area.y) - pivot.y))
            transform = gsk_transform_translate(nil, &there)
            transform = gsk_transform_rotate(transform, Float(degrees))
            transform = gsk_transform_translate(transform, &back)
        }
        gtk_widget_allocate(widget, Int32(area.width), Int32(area.height), -1, transform)
    }

    /// Places the widget in its parent, upright.
    public final func place(_ area: PixelArea) { place(area, about: (0, 0)) }
}
