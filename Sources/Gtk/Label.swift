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

    /// Has the text broken into lines where it is too long for one, and begin at the start of the line.
    public func wrap() {
        gtk_label_set_wrap(opaque, 1)
        gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
        // Only then, and not to come nearer to a square.
        gtk_label_set_natural_wrap_mode(opaque, GTK_NATURAL_WRAP_NONE)
        gtk_label_set_xalign(opaque, 0)
    }
}
