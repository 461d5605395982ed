import CGtk
import GLib

/// The desktop's portal that lets a sandboxed program start with the session: `org.freedesktop.portal.Background`.
///
/// Thread: GTK's.
@MainActor
final class BackgroundPortal {
    /// Gets whether the program may start with the session now, or why that could not be asked.
    typealias Answer = @MainActor (Result<Bool, AutostartError>) -> Void

    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"

    private var connection: GObjectRef?
    private var subscription: guint = 0
    private var answer: Answer?

    init() {}

    /// Asks the portal, which may ask the user.
    func request(autostart: Bool, then answer: @escaping Answer) {
        finish(.failure(AutostartError(sentence: localized("Another request has taken this one's place."))))
        self.answer = answer
        guard let bus = connect() else { return finish(.failure(Self.noPortal)) }
        // The answer may come before the call's own return, so its place is named, and listened at, beforehand.
        let token = "peel\(g_random_int())"
        let sender = String(cString: g_dbus_connection_get_unique_name(bus)).dropFirst()
            .map { $0 == "." ? "_" : String($0) }.joined()
        subscription = g_dbus_connection_signal_subscribe(
            bus, Self.name, "org.freedesktop.portal.Request", "Response", "\(Self.path)/request/\(sender)/\(token)",
            nil, G_DBUS_SIGNAL_FLAGS_NONE, { _, _, _, _, _, parameters, data in portalResponded(parameters, data) },
            ClosureBox<ResponseHandler> { [weak self] in self?.responded($0) }.retainedForC(),
            { ClosureBoxes.destroy($0) })
        guard let parameters = Self.parameters(autostart: autostart, token: token) else {
            return finish(.failure(Self.noPortal))
        }
        g_dbus_connection_call(
            bus, Self.name, Self.path, "org.freedesktop.portal.Background", "RequestBackground", parameters, nil,
            G_DBUS_CALL_FLAGS_NONE, -1, nil, { source, result, data in portalReturned(source, result, data) },
            ClosureBox<CallHandler> { [weak self] in self?.called(error: $0) }.retainedForC())
    }

    private func connect() -> OpaquePointer? {
        if connection == nil {
            connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil).map {
                GObjectRef(adopting: UnsafeMutableRawPointer($0))
            }
        }
        return connection?.opaque
    }

    /// `(sa{sv})`: no parent window, and the wish.
    private static func parameters(autostart: Bool, token: String) -> OpaquePointer? {
        let reason = literal(localized("To show your notes after login"))
        let command = [Identity.programName, CommandTable.autostart.name].map { literal($0) }.joined(separator: ", ")
        let text = """
            ('', {'handle_token': <\(literal(token))>, 'reason': <\(reason)>, 'autostart': <\(autostart)>, \
            'commandline': <[\(command)]>, 'dbus-activatable': <false>})
            """
        return g_variant_parse(nil, text, nil, nil, nil)
    }

    /// A string in GVariant's text form.
    private static func literal(_ string: String) -> String {
        guard let variant = g_variant_new_string(string), let text = g_variant_print(variant, 0) else { return "''" }
        g_variant_ref_sink(variant)
        defer {
            g_variant_unref(variant)
            g_free(text)
        }
        return String(cString: text)
    }

    // MARK: Answers

    /// The call has returned: only an error says anything, else the answer comes as a signal.
    private func called(error: String?) {
        guard let error else { return }
        finish(.failure(AutostartError(sentence: localized("The desktop's portal cannot be asked: %s", error))))
    }

    /// The portal has answered: `(ua{sv})`.
    private func responded(_ parameters: OpaquePointer?) {
        guard let parameters, g_variant_n_children(parameters) == 2,
            let code = g_variant_get_child_value(parameters, 0)
        else { return finish(.failure(Self.noPortal)) }
        defer { g_variant_unref(code) }
        guard g_variant_get_uint32(code) == 0, let results = g_variant_get_child_value(parameters, 1) else {
            return finish(.success(false))
        }
        defer { g_variant_unref(results) }
        guard let value = g_variant_lookup_value(results, "autostart", nil) else { return finish(.success(false)) }
        defer { g_variant_unref(value) }
        finish(.success(Bool(variant: value) ?? false))
    }

    private func finish(_ result: Result<Bool, AutostartError>) {
        if subscription != 0, let bus = connection?.opaque { g_dbus_connection_signal_unsubscribe(bus, subscription) }
        subscription = 0
        let answer = self.answer
        self.answer = nil
        answer?(result)
    }

    private static var noPortal: AutostartError {
        AutostartError(sentence: localized("There is no desktop portal that could be asked."))
    }
}

private typealias ResponseHandler = @MainActor (OpaquePointer?) -> Void
private typealias CallHandler = @MainActor (String?) -> Void

private func portalResponded(_ parameters: OpaquePointer?, _ data: UnsafeMutableRawPointer?) {
    enterMainActor(with: (parameters, data)) { parameters, data in
        ClosureBox<ResponseHandler>.borrowed(data)?.function(parameters)
    }
}

private func portalReturned(
    _ source: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: UnsafeMutableRawPointer?
) {
    enterMainActor(with: (source, result, data)) { source, result, data in
        defer { ClosureBoxes.destroy(data) }
        var message: String?
        do {
            let value = try throwingGError {
                g_dbus_connection_call_finish(OpaquePointer(UnsafeMutableRawPointer(source)), result, $0)
            }
            if let value { g_variant_unref(value) }
        } catch {
            message = "\(error)"
        }
        ClosureBox<CallHandler>.borrowed(data)?.function(message)
    }
}
