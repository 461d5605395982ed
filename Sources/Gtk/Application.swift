import CGtk
import GLib

/// A program with windows, of which one process a session runs: starting it again activates the first.
///
/// Ownership: holds a reference of its own.
/// Thread: GTK's.
public final class Application: GObjectRef {
    /// How long a service stays after it was last of use, in milliseconds: who searches types on.
    private static let patience: guint = 30_000

    /// Makes an application.
    /// - Parameters:
    ///   - id: the name on the session bus, in reverse DNS form.
    ///   - isService: whether it waits to be called by the bus, and shows nothing by itself; it ends after a while
    ///     without windows.
    public init(id: String, isService: Bool = false) {
        let flags = isService ? G_APPLICATION_IS_SERVICE : GApplicationFlags(rawValue: 0)
        super.init(adopting: UnsafeMutableRawPointer(gtk_application_new(id, flags)))
        // Nothing is compiled in, so that GTK need not look for icons and menus there.
        g_application_set_resource_base_path(cast(), nil)
        if isService { g_application_set_inactivity_timeout(cast(), Self.patience) }
    }

    /// Keeps GTK from looking for an icon of the application's name while it starts up.
    ///
    /// GTK 4.18 does where the windows have none by default, and has the icon theme read for that. ``showIcon(_:)`` takes
    /// the one that is named here back, before there is a window.
    private func skipIconSearch() {
        guard g_application_get_is_registered(cast()) == 0 else { return }
        gtk_window_set_default_icon_name(g_application_get_application_id(cast()))
    }

    /// The application as GTK wants it; borrowed.
    public var application: UnsafeMutablePointer<GtkApplication> { cast() }

    /// Runs until the last window is closed or ``quit()``.
    /// - Returns: the exit status.
    public func run(programName: String) -> Int32 {
        skipIconSearch()
        var name: UnsafeMutablePointer<CChar>? = g_strdup(programName)
        defer { g_free(name) }
        return g_application_run(cast(), 1, &name)
    }

    /// Whether another process of the same name runs already, and is what actions reach from here on; where there is no
    /// bus there is none.
    public var isElsewhere: Bool {
        skipIconSearch()
        return g_application_register(cast(), nil, nil) != 0 && g_application_get_is_remote(cast()) != 0
    }

    /// Does an action, here or in the process that has the name on the bus.
    public func activate(_ action: String, _ parameter: String?) {
        g_action_group_activate_action(opaque, action, parameter?.variant)
        if g_application_get_is_remote(cast()) != 0, let bus = g_application_get_dbus_connection(cast()) {
            g_dbus_connection_flush_sync(bus, nil, nil)
        }
    }

    /// Keeps the application from ending for want of windows, until ``release()``.
    public func hold() { g_application_hold(cast()) }

    /// Takes back one ``hold()``.
    public func release() { g_application_release(cast()) }

    /// Ends ``run(programName:)`` without asking the windows.
    public func quit() { g_application_quit(cast()) }

    /// The window that the user works in, or did last; nil where there is none.
    public var activeWindow: Window? {
        gtk_application_get_active_window(cast()).map { Window(retaining: UnsafeMutableRawPointer($0)) }
    }

    /// Sets which keys activate an action.
    /// - Parameters:
    ///   - keys: in GTK's notation, for example `<Control>w`.
    ///   - action: the detailed name, for example `app.quit`.
    public func setKeys(_ keys: [String], for action: String) {
        let copies = keys.map { g_strdup($0) }
        defer { copies.forEach { g_free($0) } }
        var pointers = copies.map { UnsafePointer($0) } + [nil]
        gtk_application_set_accels_for_action(cast(), action, &pointers)
    }
}

extension SignalName where Signature == VoidSignature {
    /// The application is to show itself; each further start comes here too.
    public static var activate: SignalName { SignalName("activate") }
    /// The application starts, once.
    public static var startup: SignalName { SignalName("startup") }
    /// The loop has ended.
    public static var shutdown: SignalName { SignalName("shutdown") }
    /// The session is about to end.
    public static var queryEnd: SignalName { SignalName("query-end") }
}
