import CGtk
import GLib

/// Actions that belong together and are found from a widget and what is in it, as `group.name`.
///
/// Ownership: the widget keeps it.
/// Thread: GTK's.
public final class ActionGroup: GObjectRef {
    /// Makes an empty group.
    public init() {
        super.init(adopting: UnsafeMutableRawPointer(g_simple_action_group_new()))
    }

    /// Adds an action.
    public func add(_ action: Action) { g_action_map_add_action(opaque, action.opaque) }
}

extension Widget {
    /// Lets actions be found from the widget.
    /// - Parameter name: what stands before the actions' names.
    public final func insert(_ group: ActionGroup, name: String) {
        gtk_widget_insert_action_group(widget, name, group.opaque)
    }

    /// Does what an action without parameter stands for, where it is found and can be done.
    public final func activate(action: String) {
        gtk_widget_activate_action_variant(widget, action, nil)
    }
}
