import CGtk
import GLib

/// A button that does something at once.
public final class Button: Widget {
    /// Makes a button with words on it, which are its name too.
    public convenience init(_ words: String) {
        self.init(gtk_button_new_with_label(words))
    }

    /// Makes a button with a picture from the icon theme on it.
    /// - Parameters:
    ///   - icon: the picture's name in the icon theme.
    ///   - name: what the button is called.
    public convenience init(icon: String, name: String) {
        self.init(gtk_button_new_from_icon_name(icon))
        setName(name)
    }

    /// Makes a button with a picture of our own on it.
    /// - Parameters:
    ///   - picture: what is shown.
    ///   - name: what the button is called.
    public convenience init(picture: Widget, name: String) {
        self.init(gtk_button_new())
        gtk_button_set_child(cast(), picture.widget)
        setName(name)
    }

    /// Names a button that shows a picture.
    public func setName(_ name: String) {
        setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: name)
        // The picture would be a second name, its type's.
        gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
        tooltip = name
    }

    /// The words on the button.
    public var words: String {
        get { gtk_button_get_label(cast()).map { String(cString: $0) } ?? "" }
        set { gtk_button_set_label(cast(), newValue) }
    }
}

extension SignalName where Signature == VoidSignature {
    /// The button has been activated, by whatever means.
    public static var clicked: SignalName { SignalName("clicked") }
}
