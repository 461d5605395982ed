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

    /// The place in the text nearest to a point in px from the view's top left, in Unicode scalars.
    public func offset(at point: (x: Double, y: Double)) -> Int {
        var (x, y): (Int32, Int32) = (0, 0)
        gtk_text_view_window_to_buffer_coords(textView, GTK_TEXT_WINDOW_WIDGET, Int32(point.x), Int32(point.y), &x, &y)
        var place = GtkTextIter()
        gtk_text_view_get_iter_at_location(textView, &place, x, y)
        return Int(gtk_text_iter_get_offset(&place))
    }

    /// Scrolls no more than needed to show the caret.
    public func scrollToCaret() {
        gtk_text_view_scroll_mark_onscreen(textView, gtk_text_buffer_get_insert(buffer.buffer))
    }
}
