import CGtk
import GLib

/// Keys that activate actions, after the focus and what is around it have had no use for them.
public final class ShortcutController: EventController {
    /// Makes a controller without keys.
    public init() {
        super.init(adopting: UnsafeMutableRawPointer(gtk_shortcut_controller_new()))
    }

    /// Lets a key activate an action of the widget's or of what is around it.
    ///
    /// Menus do not show the key beside the action.
    /// - Parameters:
    ///   - key: in GTK's notation, for example `<Control>Delete`; what GTK cannot read is left out.
    ///   - action: the detailed name, for example `win.delete`.
    public func add(key: String, action: String) {
        guard let trigger = gtk_shortcut_trigger_parse_string(key) else { return }
        // A named action would have menus show this key in place of the application's.
        let body = gtk_callback_action_new(
            activateNamed, ClosureBox<@MainActor () -> String> { action }.retainedForC(), { ClosureBoxes.destroy($0) })
        // The shortcut takes over both, and the controller the shortcut.
        gtk_shortcut_controller_add_shortcut(opaque, gtk_shortcut_new(trigger, body))
    }
}

private let activateNamed: GtkShortcutFunc = { widget, _, data in
    enterMainActor(with: (widget, data)) { widget, data in
        guard let name = ClosureBox<@MainActor () -> String>.borrowed(data)?.function() else { return 0 }
        return gtk_widget_activate_action_variant(widget, name, nil)
    }
}
