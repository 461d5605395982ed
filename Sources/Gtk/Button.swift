import CGtk
import GLib

/// A button that does something at once.
public final class Button: Widget {
    /// Makes a button with words on it, which are its name too.
    public convenience init(_ words: String) {
        self.init(gtk_button_new_with_label(words))
    }

    /// Makes a button with a picture on it.
    /// - Parameters:
    ///   - child: the picture, decoration to assistive technology.
    ///   - name: what the button is called.
    public convenience init(child: Widget, name: String) {
        self.init(gtk_button_new())
        gtk_button_set_child(cast(), child.widget)
        setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: name)
        gtk_widget_set_tooltip_text(widget, name)
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
