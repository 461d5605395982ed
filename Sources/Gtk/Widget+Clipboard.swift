import CGtk

extension Widget {
    /// Puts text on the clipboard.
    public final func copyToClipboard(_ text: String) {
        gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), text)
    }
}
