import CGtk

extension Widget {
    /// Whether the widget takes room that is left over, to the sides.
    public final var expandsHorizontally: Bool {
        get { gtk_widget_get_hexpand(widget) != 0 }
        set { gtk_widget_set_hexpand(widget, newValue ? 1 : 0) }
    }

    /// Where the widget lies in more room than it needs, to the sides.
    public final var horizontalAlignment: GtkAlign {
        get { gtk_widget_get_halign(widget) }
        set { gtk_widget_set_halign(widget, newValue) }
    }

    /// Where the widget lies in more room than it needs, up and down.
    public final var verticalAlignment: GtkAlign {
        get { gtk_widget_get_valign(widget) }
        set { gtk_widget_set_valign(widget, newValue) }
    }

    /// Whether the widget can be used now.
    public final var isSensitive: Bool {
        get { gtk_widget_get_sensitive(widget) != 0 }
        set { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
    }
}
