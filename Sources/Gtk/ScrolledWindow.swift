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
