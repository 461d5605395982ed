import CGtk
import GLib

/// A line or more of text that is not edited.
public final class Label: Widget {
    /// Makes a label.
    public convenience init(_ text: String = "") {
        self.init(gtk_label_new(text))
    }

    /// The text shown, without markup.
    public var text: String {
        get { String(cString: gtk_label_get_text(opaque)) }
        set { gtk_label_set_text(opaque, newValue) }
    }
}
