import CGtk
import GLib

/// A view that scrolls what is in it.
public final class ScrolledWindow: Widget {
    /// Makes an empty view.
    ///
    /// Its scroll bars are for the eye and the pointer only: they have no names, and what scrolls is read whole.
    public convenience init() {
        self.init(gtk_scrolled_window_new())
        gtk_scrolled_window_get_hscrollbar(opaque)?.hideFromAssistiveTechnology()
        gtk_scrolled_window_get_vscrollbar(opaque)?.hideFromAssistiveTechnology()
    }

    /// Moves the focus on from the view as a whole, whatever is in it.
    public func moveFocusOut(_ direction: GtkDirectionType) {
        var values = [GValue(), GValue()]
        defer { for index in values.indices { g_value_unset(&values[index]) } }
        g_value_init(&values[0], gtk_scrolled_window_get_type())
        g_value_set_object(&values[0], pointer)
        g_value_init(&values[1], gtk_direction_type_get_type())
        g_value_set_enum(&values[1], Int32(bitPattern: direction.rawValue))
        g_signal_emitv(values, g_signal_lookup("move-focus-out", gtk_scrolled_window_get_type()), 0, nil)
    }

    /// Puts a widget in.
    public func setChild(_ child: Widget) {
        gtk_scrolled_window_set_child(opaque, child.widget)
    }

    /// Whether scroll bars are shown; `GTK_POLICY_EXTERNAL` scrolls without one.
    public func setPolicy(horizontal: GtkPolicyType, vertical: GtkPolicyType) {
        gtk_scrolled_window_set_policy(opaque, horizontal, vertical)
    }

    /// The vertical position.
    public var verticalAdjustment: Adjustment {
        Adjustment(retaining: UnsafeMutableRawPointer(gtk_scrolled_window_get_vadjustment(opaque)))
    }

    /// How much of the content is shown at least, in px.
    public var shownHeight: Int {
        get { max(0, Int(gtk_scrolled_window_get_min_content_height(opaque))) }
        set { if newValue != shownHeight { gtk_scrolled_window_set_min_content_height(opaque, Int32(newValue)) } }
    }
}
