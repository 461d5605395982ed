import CGtk

/// An object of ours on the bus.
///
/// Ownership: dropping it takes the object from the bus and releases its closure.
/// Thread: GTK's.
@MainActor
public final class BusObject {
    private let bus: MessageBus
    private let id: guint

    init(
        on bus: MessageBus, _ path: String, _ description: String, _ onCall: @escaping @MainActor (BusCall) -> Void
    ) throws {
        self.bus = bus
        let node = try throwingGError { g_dbus_node_info_new_for_xml(description, $0) }
        defer { if let node { g_dbus_node_info_unref(node) } }
        guard let interface = node?.pointee.interfaces?.pointee else {
            fatalError("a description of an object on the bus has no interface")
        }
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, _, method, parameters, invocation, data in
            enterMainActor(with: (method, parameters, invocation, data)) { method, parameters, invocation, data in
                guard let method, let parameters, let invocation else { return }
                let call = BusCall(String(cString: method), parameters, invocation)
                ClosureBox<@MainActor (BusCall) -> Void>.borrowed(data)?.function(call)
            }
        }
        let box = ClosureBox(onCall)
        id = try throwingGError {
            // GDBus copies the table.
            g_dbus_connection_register_object(
                bus.opaque, path, interface, &table, box.retainedForC(), { ClosureBoxes.destroy($0) }, $0)
        }
    }

    deinit {
        let (bus, id) = (bus, id)
        MainActor.assumeIsolated { _ = g_dbus_connection_unregister_object(bus.opaque, id) }
    }
}
