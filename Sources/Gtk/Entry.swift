import CGtk
import GLib

/// A field for one line of text.
public final class Entry: Widget, CaretField {
    /// Makes an empty field.
    /// - Parameter name: what it is called.
    public convenience init(name: String) {
        self.init(gtk_entry_new())
        setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: name)
        blinkCaret()
        nameInput(name)
    }

    /// What is in it.
    public var text: String {
        get { String(cString: gtk_editable_get_text(opaque)) }
        set { gtk_editable_set_text(opaque, newValue) }
    }

    /// How many characters wide the field is, about.
    public var widthInCharacters: Int {
        get { Int(gtk_editable_get_width_chars(opaque)) }
        set { gtk_editable_set_width_chars(opaque, Int32(newValue)) }
    }

    /// Shown while the field is empty.
    public var placeholder: String {
        get { gtk_entry_get_placeholder_text(cast()).map { String(cString: $0) } ?? "" }
        set { gtk_entry_set_placeholder_text(cast(), newValue) }
    }
}

extension SignalName where Signature == VoidSignature {
    /// Enter has been pressed in a field.
    public static var entered: SignalName { SignalName("activate") }
}
