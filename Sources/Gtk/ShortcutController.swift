import CGtk
import GLib

/// Keys that activate actions, after the focus and what is around it have had no use for them.
public final class ShortcutController: EventController {
    /// Makes a controller without keys.
    public init() {
        super.init(adopting: UnsafeMutableRawPointer(gtk_shortcut_controller_new()))
    }

    /// Lets a key activate an action.
    /// - Parameters:
    ///   - key: in GTK's notation, for example `<Control>Delete`; what GTK cannot read is left out.
    ///   - action: the detailed name, for example `win.delete`.
    public func add(key: String, action: String) {
        guard let trigger = gtk_shortcut_trigger_parse_string(key) else { return }
        // The shortcut takes over both, and the controller the shortcut.
        let shortcut = gtk_shortcut_new(trigger, gtk_named_action_new(action))
        gtk_shortcut_controller_add_shortcut(opaque, shortcut)
    }
}
