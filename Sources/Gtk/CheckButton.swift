import CGtk
import GLib

/// A box to be checked; with an action that has several choices, one of several.
public final class CheckButton: Widget {
    /// Makes a button with words beside the box, which are its name too.
    public convenience init(_ words: String) {
        self.init(gtk_check_button_new_with_label(words))
    }

    /// Makes a button with something of our own beside the box.
    public convenience init(child: Widget, name: String) {
        self.init(gtk_check_button_new())
        gtk_check_button_set_child(cast(), child.widget)
        setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: name)
        gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
        // The box itself would be called by its type.
        if let box = gtk_widget_get_first_child(widget) {
            Widget(retaining: UnsafeMutableRawPointer(box)).setAccessibleProperty(
                GTK_ACCESSIBLE_PROPERTY_LABEL, to: name)
        }
    }

    /// Makes the button one of a group, of which one is checked.
    public func join(_ other: CheckButton) { gtk_check_button_set_group(cast(), other.cast()) }

    /// Whether the box is checked.
    public var isActive: Bool {
        get { gtk_check_button_get_active(cast()) != 0 }
        set { gtk_check_button_set_active(cast(), newValue ? 1 : 0) }
    }
}
