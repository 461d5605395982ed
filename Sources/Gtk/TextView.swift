import CGtk
import GLib

/// A view in which text of several lines is read and edited.
public final class TextView: Widget {
    /// Makes a view with a buffer of its own.
    public convenience init() {
        self.init(gtk_text_view_new())
    }

    /// The view as C wants it.
    public var textView: UnsafeMutablePointer<GtkTextView> { cast() }

    /// The text.
    public var buffer: TextBuffer {
        TextBuffer(retaining: UnsafeMutableRawPointer(gtk_text_view_get_buffer(textView)))
    }

    /// Whether the user can change the text.
    public var isEditable: Bool {
        get { gtk_text_view_get_editable(textView) != 0 }
        set { gtk_text_view_set_editable(textView, newValue ? 1 : 0) }
    }

    /// Scrolls no more than needed to show the caret.
    public func scrollToCaret() {
        gtk_text_view_scroll_mark_onscreen(textView, gtk_text_buffer_get_insert(buffer.buffer))
    }
}
