import CGtk
import GLib

/// Names for the items of menus made from a `GMenuModel`.
///
/// GTK 4.18 says that an item is labelled by the label in it, which assistive technology is not told of: the item has no
/// name then. So each item is named by the words in it when it is shown, in whichever menu: the text view's own too.
/// Thread: GTK's.
@MainActor
public enum MenuItemNames {
    private static var isInstalled = false

    /// Names the items of all menus of this process from now on; does nothing where GTK is older than 4.10, which names
    /// them by itself.
    public static func install() {
        guard !isInstalled, gtk_check_version(4, 10, 0) == nil else { return }
        isInstalled = true
        let widgets = gtk_widget_get_type()
        // The class makes the signal.
        let widgetClass = g_type_class_ref(widgets)
        defer { g_type_class_unref(widgetClass) }
        g_signal_add_emission_hook(g_signal_lookup("map", widgets), 0, nameMapped, nil, nil)
    }

    fileprivate static func name(_ widget: UnsafeMutablePointer<GtkWidget>) {
        // The type is GTK's own, and has a name only.
        let items = g_type_from_name("GtkModelButton")
        guard items != 0, peel_instance_is_a(widget, items) != 0, let words = words(in: widget) else { return }
        gtk_accessible_reset_relation(OpaquePointer(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY)
        widget.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: words)
    }

    /// What the label in it shows.
    private static func words(in widget: UnsafeMutablePointer<GtkWidget>) -> String? {
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            if peel_instance_is_a(child, gtk_label_get_type()) != 0 {
                return gtk_label_get_text(OpaquePointer(child)).map { String(cString: $0) }
            }
            next = gtk_widget_get_next_sibling(child)
        }
        return nil
    }
}

/// The C side: its first value is the widget that is shown.
private let nameMapped: GSignalEmissionHook = { _, _, values, _ in
    if let widget = g_value_get_object(values) {
        enterMainActor(with: widget) { MenuItemNames.name($0.assumingMemoryBound(to: GtkWidget.self)) }
    }
    return 1
}
