import CGtk
import GLib

/// A row or a column of widgets.
public final class Box: Widget {
    /// Makes a box.
    /// - Parameters:
    ///   - orientation: a row or a column.
    ///   - spacing: between the children, in px.
    public convenience init(_ orientation: GtkOrientation, spacing: Int = 0) {
        self.init(gtk_box_new(orientation, Int32(spacing)))
    }

    /// Adds a child at the end.
    public func append(_ child: Widget) { gtk_box_append(cast(), child.widget) }

    /// Takes a child away.
    public func remove(_ child: Widget) { gtk_box_remove(cast(), child.widget) }

    /// Whether the children stand in a row or in a column.
    public var orientation: GtkOrientation {
        get { gtk_orientable_get_orientation(opaque) }
        set { gtk_orientable_set_orientation(opaque, newValue) }
    }
}
