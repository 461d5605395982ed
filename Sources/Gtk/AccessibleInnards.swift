import CGtk

/// Names for the parts that GTK makes itself within its own widgets.
///
/// GTK 4.8 calls what nobody names by its type: a screen reader would speak of a "GtkPopoverContent". Decoration is
/// hidden, frames get an empty name, and what can be reached is called by what it is for. Later versions do most of that
/// themselves; they leave what scrolls and fields to search in without a name, and call pages and their tabs by titles
/// with the mnemonic's mark.
extension Widget {
    /// Names what is in the widget now.
    /// - Parameters:
    ///   - name: what the whole is called, which its scrolled part is called too.
    ///   - search: what a field to search in is called.
    public final func nameInnards(_ name: String, search: String = "") {
        Self.nameInnards(of: widget, name, search)
    }

    /// Whether GTK names what is for the eye only, and buttons.
    private static var gtkNamesMost: Bool { gtk_check_version(4, 12, 0) == nil }

    private static func nameInnards(of widget: UnsafeMutablePointer<GtkWidget>, _ name: String, _ search: String) {
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            let label: String? =
                switch String(cString: g_type_name(peel_instance_type(child))) {
                case "GtkScrolledWindow": name
                case "GtkSearchEntry": search.isEmpty ? nil : search
                case "GtkToggleButton" where peel_instance_is_a(widget, gtk_stack_switcher_get_type()) != 0:
                    words(in: child) ?? name
                case _ where gtkNamesMost: nil
                case "GtkPopoverContent", "GtkShortcutLabel", "GtkBuiltinIcon", "GtkImage", "GtkStackSwitcher": ""
                case "GtkToggleButton", "GtkMenuButton": words(in: child) ?? (isForSearch(child) ? search : name)
                default: nil
                }
            if let label {
                child.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: label)
                // What GTK names by its picture, too, would have two names.
                gtk_accessible_reset_relation(OpaquePointer(child), GTK_ACCESSIBLE_RELATION_LABELLED_BY)
            }
            if peel_instance_is_a(child, gtk_stack_get_type()) != 0 { namePages(of: child) }
            if peel_instance_is_a(child, gtk_scrollbar_get_type()) != 0 { child.hideFromAssistiveTechnology() }
            nameInnards(of: child, name, search)
            next = gtk_widget_get_next_sibling(child)
        }
    }

    /// The first words that are shown on a button.
    private static func words(in button: UnsafeMutablePointer<GtkWidget>) -> String? {
        var next = gtk_widget_get_first_child(button)
        while let child = next {
            if peel_instance_is_a(child, gtk_label_get_type()) != 0 {
                let words = gtk_label_get_text(OpaquePointer(child)).map { String(cString: $0) } ?? ""
                if !words.isEmpty { return words }
            }
            if let words = words(in: child) { return words }
            next = gtk_widget_get_next_sibling(child)
        }
        return nil
    }

    private static func isForSearch(_ button: UnsafeMutablePointer<GtkWidget>) -> Bool {
        guard peel_instance_is_a(button, gtk_button_get_type()) != 0 else { return false }
        let icon = gtk_button_get_icon_name(UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkButton.self))
        return icon.map { String(cString: $0).hasPrefix("edit-find") } ?? false
    }

    /// A page, which is no widget, is not to be called by its type either.
    private static func namePages(of stack: UnsafeMutablePointer<GtkWidget>) {
        var next = gtk_widget_get_first_child(stack)
        while let child = next {
            if let page = gtk_stack_get_page(OpaquePointer(stack), child), let name = name(ofPage: page) {
                name.withGValue { value in
                    var (kinds, values) = ([GTK_ACCESSIBLE_PROPERTY_LABEL], [value.pointee])
                    gtk_accessible_update_property_value(page, 1, &kinds, &values)
                }
            }
            next = gtk_widget_get_next_sibling(child)
        }
    }

    /// What a page is to be called, where GTK does not call it so.
    private static func name(ofPage page: OpaquePointer) -> String? {
        guard let title = gtk_stack_page_get_title(page) else { return gtkNamesMost ? nil : "" }
        return gtk_stack_page_get_use_underline(page) != 0 ? String(cString: title).filter { $0 != "_" } : nil
    }
}
