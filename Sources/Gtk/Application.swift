import CGtk
import GLib

/// A program with windows, of which one process a session runs: starting it again activates the first.
///
/// Ownership: holds a reference of its own.
/// Thread: GTK's.
public final class Application: GObjectRef {
    /// Makes an application.
    /// - Parameter id: the name on the session bus, in reverse DNS form.
    public init(id: String) {
        super.init(
            adopting: UnsafeMutableRawPointer(gtk_application_new(id, GApplicationFlags(rawValue: 0))))
    }

    /// The application as GTK wants it; borrowed.
    public var application: UnsafeMutablePointer<GtkApplication> { cast() }

    /// Runs until the last window is closed or ``quit()``.
    /// - Returns: the exit status.
    public func run(programName: String) -> Int32 {
        var name: UnsafeMutablePointer<CChar>? = g_strdup(programName)
        defer { g_free(name) }
        return g_application_run(cast(), 1, &name)
    }

    /// Whether another process of the same name runs already; where there is no bus there is none.
    public var isElsewhere: Bool {
        g_application_register(cast(), nil, nil) != 0 && g_application_get_is_remote(cast()) != 0
    }

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
