import CGtk

/// A watch on what happens in a folder.
///
/// Ownership: watches until dropped or cancelled.
/// Thread: GTK's.
@MainActor
public final class FileMonitor {
    private let monitor: GObjectRef
    private var connection: SignalConnection?

    /// Watches a folder.
    ///
    /// Where the system cannot watch (some network mounts) GLib looks at intervals or says nothing at all, so callers
    /// must look for themselves too, such as when a window gets the focus.
    /// - Parameters:
    ///   - path: the folder.
    ///   - changed: called for every event, often several a change.
    /// - Throws: ``GLibError``.
    public init(folder path: String, _ changed: @escaping @MainActor () -> Void) throws {
        let file = g_file_new_for_path(path)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        let made = try throwingGError { g_file_monitor_directory(file, G_FILE_MONITOR_WATCH_MOVES, nil, $0) }
        guard let made else {
            throw GLibError(domain: g_io_error_quark(), code: 0, message: localized("The folder cannot be watched"))
        }
        monitor = GObjectRef(adopting: UnsafeMutableRawPointer(made))
        connection = monitor.connect(SignalName<MonitorSignature>("changed"), changed)
    }

    /// Ends the watch now.
    public func cancel() {
        connection?.disconnect()
        connection = nil
        g_file_monitor_cancel(monitor.cast())
    }

    deinit {
        let monitor = self.monitor
        // The reference may be dropped on any thread, the handler only on GTK's.
        MainContext.onMain { g_file_monitor_cancel(monitor.cast()) }
    }
}

/// The signature of GFileMonitor's `changed`: two files and an event, of which the handlers need none.
private enum MonitorSignature: SignalSignature {
    typealias Handler = @MainActor () -> Void
    private typealias Function =
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Int32,
            UnsafeMutableRawPointer?
        ) -> Void
    static var trampoline: GCallback {
        let function: Function = { _, _, _, _, data in
            enterMainActor(with: data) { data in ClosureBox<Handler>.borrowed(data)?.function() }
        }
        return unsafeBitCast(function, to: GCallback.self)
    }
}
