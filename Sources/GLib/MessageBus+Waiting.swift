import CGtk

/// Calls that are not waited for, and signals.
extension MessageBus {
    /// Gets what was answered, a tuple (borrowed), or nil where nothing was.
    public typealias Answered = @MainActor (OpaquePointer?) -> Void

    /// Connects to a bus by its address, and goes on meanwhile.
    /// - Parameter body: gets the connection, or nil where there is none.
    public static func connect(to address: String, then body: @escaping @MainActor (MessageBus?) -> Void) {
        let flags = GDBusConnectionFlags(
            rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        g_dbus_connection_new_for_address(
            address, flags, nil, nil, { _, result, data in connected(result, data) }, ClosureBox(body).retainedForC())
    }

    /// The name that the bus itself has given this connection.
    public var uniqueName: String {
        g_dbus_connection_get_unique_name(opaque).map { String(cString: $0) } ?? ""
    }

    /// Calls a method, and goes on meanwhile; nobody is started for it.
    /// - Parameters:
    ///   - parameters: a tuple, whose floating reference is taken over.
    ///   - body: gets the answer; capture what is above weakly.
    public func call(
        _ owner: String, _ path: String, _ interface: String, _ method: String, _ parameters: OpaquePointer,
        then body: @escaping Answered
    ) {
        g_dbus_connection_call(
            opaque, owner, path, interface, method, parameters, nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil,
            { source, result, data in answered(source, result, data) }, ClosureBox(body).retainedForC())
    }

    /// Hears a signal until the result is dropped.
    /// - Parameters:
    ///   - sender: whose signal.
    ///   - body: gets its values; capture what is above weakly.
    public func listen(
        to sender: String, _ interface: String, _ signal: String, _ body: @escaping Answered
    ) -> BusSubscription {
        let id = g_dbus_connection_signal_subscribe(
            opaque, sender, interface, signal, nil, nil, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, values, data in heard(values, data) }, ClosureBox(body).retainedForC(),
            { ClosureBoxes.destroy($0) })
        return BusSubscription(on: self, id)
    }
}

/// A signal of the bus that is heard.
///
/// Ownership: keeps the connection; dropping it ends the hearing and releases its closure.
/// Thread: GTK's.
@MainActor
public final class BusSubscription {
    private let bus: MessageBus
    private let id: guint

    fileprivate init(on bus: MessageBus, _ id: guint) { (self.bus, self.id) = (bus, id) }

    deinit {
        let (bus, id) = (bus, id)
        MainActor.assumeIsolated { g_dbus_connection_signal_unsubscribe(bus.opaque, id) }
    }
}

private func connected(_ result: OpaquePointer?, _ data: UnsafeMutableRawPointer?) {
    enterMainActor(with: (result, data)) { result, data in
        defer { ClosureBoxes.destroy(data) }
        let connection = try? throwingGError { g_dbus_connection_new_for_address_finish(result, $0) }
        let bus = (connection ?? nil).map { MessageBus(adopting: UnsafeMutableRawPointer($0)) }
        ClosureBox<@MainActor (MessageBus?) -> Void>.borrowed(data)?.function(bus)
    }
}

private func answered(
    _ source: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: UnsafeMutableRawPointer?
) {
    enterMainActor(with: (source, result, data)) { source, result, data in
        defer { ClosureBoxes.destroy(data) }
        let value = try? throwingGError {
            g_dbus_connection_call_finish(OpaquePointer(UnsafeMutableRawPointer(source)), result, $0)
        }
        defer { if let value = value ?? nil { g_variant_unref(value) } }
        ClosureBox<MessageBus.Answered>.borrowed(data)?.function(value ?? nil)
    }
}

private func heard(_ values: OpaquePointer?, _ data: UnsafeMutableRawPointer?) {
    enterMainActor(with: (values, data)) { values, data in
        ClosureBox<MessageBus.Answered>.borrowed(data)?.function(values)
    }
}
