import CGtk
import Gtk

extension TextView {
    /// Whether the caret's whole height is in view.
    var showsCaret: Bool {
        var (caret, seen) = (GdkRectangle(), GdkRectangle())
        gtk_text_view_get_cursor_locations(textView, nil, &caret, nil)
        gtk_text_view_get_visible_rect(textView, &seen)
        return caret.y >= seen.y && caret.y + caret.height <= seen.y + seen.height
    }
}
