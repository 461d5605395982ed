import CGtk

/// Names for the parts that GTK makes itself within its own widgets.
///
/// GTK 4.8 calls what nobody names by its type: a screen reader would speak of a "GtkPopoverContent". Decoration is
/// hidden, frames get an empty name, and what can be reached is called by what it is for. Later versions do that
/// themselves, and are left alone.
extension Widget {
    /// Names what is in the widget now.
    /// - Parameters:
    ///   - name: what the whole is called, which its scrolled part is called too.
    ///   - search: what a field to search in is called.
    public final func nameInnards(_ name: String, search: String = "") {
        guard gtk_check_version(4, 12, 0) != nil else { return }
        Self.nameInnards(of: widget, name, search)
    }

    private static func nameInnards(of widget: UnsafeMutablePointer<GtkWidget>, _ name: String, _ search: String) {
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            let label: String? =
                switch String(cString: g_type_name(peel_instance_type(child))) {
                case "GtkPopoverContent", "GtkShortcutLabel", "GtkBuiltinIcon", "GtkImage", "GtkStackSwitcher": ""
                case "GtkScrolledWindow": name
                case "GtkSearchEntry", "GtkToggleButton", "GtkMenuButton": search.isEmpty ? nil : search
                default: nil
                }
            if let label { child.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: label) }
            if peel_instance_is_a(child, gtk_scrollbar_get_type()) != 0 { child.hideFromAssistiveTechnology() }
            nameInnards(of: child, name, search)
            next = gtk_widget_get_next_sibling(child)
        }
    }
}
