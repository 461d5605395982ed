import CGtk
import GLib

extension ScrolledWindow {
    /// Names the vertical scroll bar and its slider, which GTK 4.8 calls by their types.
    public func nameScrollBar(_ name: String) {
        guard let bar = gtk_scrolled_window_get_vscrollbar(opaque) else { return }
        var part: UnsafeMutablePointer<GtkWidget>? = bar
        while let next = part {
            Widget(retaining: UnsafeMutableRawPointer(next)).setAccessibleProperty(
                GTK_ACCESSIBLE_PROPERTY_LABEL, to: name)
            part = gtk_widget_get_first_child(next)
        }
    }
}
