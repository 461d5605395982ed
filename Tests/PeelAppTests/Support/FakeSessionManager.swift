import CGtk
import Foundation
import XCTest

/// The desktop's session manager, as far as a program that registers with it can tell: a client can register, is asked
/// whether the session may end, and is told that it ends.
///
/// Calls are answered on GDBus's own thread, so the test need not run a main loop.
final class FakeSessionManager: @unchecked Sendable {
    private static let name = "org.gnome.SessionManager"
    private static let client = "/org/gnome/SessionManager/Client1"

    private let connection: OpaquePointer
    private let lock = NSLock()
    private var filter: guint = 0
    private var registered = 0
    private var answers: [Bool] = []

    /// Takes the session manager's name on the bus that the tests and the programs under test share.
    init() throws {
        var error: UnsafeMutablePointer<GError>?
        guard let address = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, nil, &error) else {
            throw XCTSkip("there is no session bus here")
        }
        defer { g_free(address) }
        // A connection of its own: who is the manager must not be the one whom the tests speak to the program with.
        let flags = GDBusConnectionFlags(
            rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        guard let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, &error) else {
            throw TimeIsUp(what: "a connection to the session bus")
        }
        self.connection = connection
        filter = g_dbus_connection_add_filter(
            connection,
            { connection, message, incoming, data in
                guard incoming != 0, let message, let data else { return message }
                let manager = Unmanaged<FakeSessionManager>.fromOpaque(data).takeUnretainedValue()
                guard manager.answer(message) else { return message }
                g_object_unref(UnsafeMutableRawPointer(message))
                return nil
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
        let answer = g_dbus_connection_call_sync(
            connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            g_variant_parse(nil, "('\(Self.name)', uint32 4)", nil, nil, nil), nil, G_DBUS_CALL_FLAGS_NONE, 20_000,
            nil, &error)
        guard let answer else { throw TimeIsUp(what: "the session manager's name") }
        g_variant_unref(answer)
    }

    /// Gives the name back; to be called at the test's end.
    func stop() {
        g_dbus_connection_remove_filter(connection, filter)
        g_dbus_connection_close_sync(connection, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(connection))
    }

    /// Whether a program has registered.
    var hasClient: Bool { lock.withLock { registered > 0 } }

    /// Asks the program whether the session may end, and waits for its answer.
    func mayEnd() throws -> Bool {
        let before = lock.withLock { answers.count }
        emit("QueryEndSession")
        return try eventually("the answer whether the session may end") {
            lock.withLock { answers.count > before ? answers.last : nil }
        }
    }

    /// Tells the program that the session ends.
    func end() {
        emit("EndSession")
    }

    private func emit(_ signal: String) {
        g_dbus_connection_emit_signal(
            connection, nil, Self.client, Self.name + ".ClientPrivate", signal,
            g_variant_parse(nil, "(uint32 0,)", nil, nil, nil), nil)
        g_dbus_connection_flush_sync(connection, nil, nil)
    }

    /// Answers a call.
    /// - Returns: whether it was one.
    private func answer(_ message: OpaquePointer) -> Bool {
        guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
            let member = g_dbus_message_get_member(message)
        else { return false }
        let reply: OpaquePointer?
        switch String(cString: member) {
        case "RegisterClient":
            reply = g_dbus_message_new_method_reply(message)
            g_dbus_message_set_body(reply, g_variant_parse(nil, "(objectpath '\(Self.client)',)", nil, nil, nil))
            lock.withLock { registered += 1 }
        case "EndSessionResponse":
            reply = g_dbus_message_new_method_reply(message)
            let body = g_dbus_message_get_body(message)
            let first = body.flatMap { g_variant_get_child_value($0, 0) }
            let mayEnd = first.map { g_variant_get_boolean($0) != 0 } ?? false
            if let first { g_variant_unref(first) }
            lock.withLock { answers.append(mayEnd) }
        default:
            reply = g_dbus_message_new_method_error_literal(
                message, "org.freedesktop.DBus.Error.UnknownMethod", "not known here")
        }
        if let reply {
            g_dbus_connection_send_message(connection, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
            g_object_unref(UnsafeMutableRawPointer(reply))
        }
        return true
    }
}
