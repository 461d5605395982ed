import CGtk

/// The user's session bus, D-Bus.
///
/// Thread: GTK's.
public final class MessageBus: GObjectRef {
    /// Connects to the session's bus; the same connection each time.
    /// - Returns: nil where there is no bus. None is started for it.
    public static func session() -> MessageBus? {
        guard isThere else { return nil }
        var error: UnsafeMutablePointer<GError>?
        guard let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, &error) else {
            g_clear_error(&error)
            return nil
        }
        // A bus that goes away is no reason to end without saving.
        g_dbus_connection_set_exit_on_close(connection, 0)
        return MessageBus(adopting: UnsafeMutableRawPointer(connection))
    }

    /// Connects to the session's bus, if there is one, so that ``session()`` and GTK find the connection made.
    ///
    /// It is kept as long as the process runs, as GLib's own users keep it. Thread: any.
    public nonisolated static func connectAhead() {
        guard isThere else { return }
        // Who needs it is told what is wrong with it.
        _ = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)
    }

    /// Whether the session says where its bus is: without that GLib would try to start one.
    private nonisolated static var isThere: Bool {
        if let address = g_getenv("DBUS_SESSION_BUS_ADDRESS"), address[0] != 0 { return true }
        return access(String(cString: g_get_user_runtime_dir()) + "/bus", F_OK) == 0
    }

    /// Whether anybody has a name on the bus.
    public func hasOwner(_ name: String) -> Bool {
        let answer = try? call(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
            Variant.tuple([name.variant]))
        return answer?.values { Variant.map($0) { Bool(variant: $0) ?? false } }.first ?? false
    }

    /// Calls a method and waits for its answer; nobody is started for it.
    /// - Parameters:
    ///   - owner: the name on the bus.
    ///   - path: the object.
    ///   - interface: the interface.
    ///   - method: the method.
    ///   - parameters: a tuple, whose floating reference is taken over.
    /// - Throws: ``GLibError``.
    @discardableResult
    public func call(
        _ owner: String, _ path: String, _ interface: String, _ method: String, _ parameters: OpaquePointer
    ) throws -> BusAnswer {
        let value = try throwingGError {
            g_dbus_connection_call_sync(
                opaque, owner, path, interface, method, parameters, nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil, $0)
        }
        return BusAnswer(adopting: value)
    }

    /// Puts an object with one interface on the bus, until the result is dropped.
    /// - Parameters:
    ///   - path: the object's path.
    ///   - description: the interface in D-Bus's XML, a program's own text: a fault in it is a bug.
    ///   - onCall: a method has been called; capture what is above weakly.
    /// - Throws: ``GLibError`` where the path is taken.
    public func export(
        _ path: String, _ description: String, onCall: @escaping @MainActor (BusCall) -> Void
    ) throws -> BusObject {
        try BusObject(on: self, path, description, onCall)
    }
}

/// What a method on the bus has answered.
///
/// Ownership: owns the GVariant. Thread: GTK's.
@MainActor
public final class BusAnswer {
    nonisolated(unsafe) private let value: OpaquePointer?

    fileprivate init(adopting value: OpaquePointer?) { self.value = value }

    deinit { if let value { g_variant_unref(value) } }

    /// Reads the tuple of what was answered, borrowed for the call; an empty one gives nothing.
    public func values<Result>(_ body: (OpaquePointer) -> [Result]) -> [Result] { value.map(body) ?? [] }
}
