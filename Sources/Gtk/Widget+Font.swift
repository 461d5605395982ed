import CGtk
import GLib

/// The face that a widget's style gives it.
extension Widget {
    /// The height of a line in the widget's face, in px.
    public final var lineHeight: Double {
        // Pango's metrics of a face tell the same, but measure a whole sample text besides.
        guard let layout = gtk_widget_create_pango_layout(widget, "x") else { return 0 }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        var height: Int32 = 0
        pango_layout_get_size(layout, nil, &height)
        return Double(height) / Double(PANGO_SCALE)
    }
}
