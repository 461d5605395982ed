import CGtk

extension Widget {
    /// Sets the room around the widget, in px.
    public final func setMargins(top: Int, left: Int, bottom: Int, right: Int) {
        gtk_widget_set_margin_top(widget, Int32(top))
        // GTK's start is the left in a locale that reads left to right.
        let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        gtk_widget_set_margin_start(widget, Int32(isMirrored ? right : left))
        gtk_widget_set_margin_bottom(widget, Int32(bottom))
        gtk_widget_set_margin_end(widget, Int32(isMirrored ? left : right))
    }

    /// Sets the same room on each side, in px.
    public final func setMargins(_ margin: Int) {
        setMargins(top: margin, left: margin, bottom: margin, right: margin)
    }
}
