import CGtk
import GLib

/// What the pointer meets.
extension Widget {
    /// Sets the pointer's form over the widget, by its CSS name; nil leaves it to the parent.
    public final func setCursor(_ name: String?) { gtk_widget_set_cursor_from_name(widget, name) }

    /// Whether the pointer can meet the widget.
    public final var isTarget: Bool {
        get { gtk_widget_get_can_target(widget) != 0 }
        set { gtk_widget_set_can_target(widget, newValue ? 1 : 0) }
    }

    /// The innermost widget at a point, in px from this one's top left; borrowed.
    public final func pick(x: Double, y: Double) -> UnsafeMutablePointer<GtkWidget>? {
        gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT)
    }

    /// Whether the pointer has been dragged so far that it is not a click any more.
    public final func isBeyondDragThreshold(dx: Double, dy: Double) -> Bool {
        gtk_drag_check_threshold(widget, 0, 0, Int32(dx), Int32(dy)) != 0
    }

    /// Whether the focus is in the widget or in something in it.
    public final var containsFocus: Bool {
        gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
    }

    /// The action that activating the widget stands for, for example `win.close`; for buttons and the like.
    public final func setAction(_ name: String) { gtk_actionable_set_action_name(opaque, name) }

    /// The action with what it is activated with, for one of several choices.
    public final func setAction(_ name: String, target: some VariantConvertible) {
        gtk_actionable_set_action_name(opaque, name)
        gtk_actionable_set_action_target_value(opaque, target.variant)
    }
}
