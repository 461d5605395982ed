import CGtk

/// A connection to a message bus.
final class BusClient {
    struct Failure: Error, CustomStringConvertible {
        let what: String
        var description: String { what }
    }

    private let connection: OpaquePointer

    /// Connects to a bus by its address.
    init(address: String) throws {
        var error: UnsafeMutablePointer<GError>?
        let flags = GDBusConnectionFlags(
            rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        let made = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, &error)
        guard let made else { throw Self.failure(error, "connecting to \(address)") }
        connection = made
    }

    deinit {
        g_dbus_connection_close_sync(connection, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(connection))
    }

    /// Calls a method and waits for its answer.
    /// - Parameter arguments: a tuple in GVariant's text form.
    @discardableResult
    func call(
        _ name: String, _ path: String, _ interface: String, _ method: String, _ arguments: String = "()"
    ) throws -> Variant {
        var error: UnsafeMutablePointer<GError>?
        let given = try Variant(parsing: arguments)
        let answer = g_dbus_connection_call_sync(
            connection, name, path, interface, method, given.pointer, nil, G_DBUS_CALL_FLAGS_NONE, 10_000, nil, &error)
        guard let answer = Variant(adopting: answer) else { throw Self.failure(error, "\(interface).\(method)") }
        return answer
    }

    /// Reads a property.
    func property(_ name: String, _ path: String, _ interface: String, _ property: String) throws -> Variant {
        try call(name, path, "org.freedesktop.DBus.Properties", "Get", "('\(interface)', '\(property)')")[0][0]
    }

    /// The process that a name on the bus belongs to.
    func process(of name: String) throws -> Int {
        let bus = "org.freedesktop.DBus"
        return try call(bus, "/org/freedesktop/DBus", bus, "GetConnectionUnixProcessID", "('\(name)',)")[0].number
    }

    private static func failure(_ error: UnsafeMutablePointer<GError>?, _ what: String) -> Failure {
        guard let error else { return Failure(what: what) }
        defer { g_error_free(error) }
        return Failure(what: what + ": " + String(cString: error.pointee.message))
    }
}
