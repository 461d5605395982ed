import CGtk
import GLib
import XCTest

@testable import PeelApp

/// The start with the session in a sandbox: a portal of the test's own answers, on the test's bus.
@MainActor
final class BackgroundPortalTests: XCTestCase {
    func testThePortalIsAskedAndItsAnswerHolds() async throws {
        let portal = try PortalInTests()
        defer { portal.end() }
        let preferences = Preferences(store: MemoryPreferences())
        let autostart = Autostart(preferences, .portal(BackgroundPortal()))
        for (wish, answer, code) in [(true, true, 0), (false, false, 0), (true, false, 0), (true, false, 1)] {
            portal.answer = "(uint32 \(code), {'background': <true>, 'autostart': <\(answer)>})"
            var outcome: AutostartError??
            autostart.set(wish) { outcome = .some($0) }
            XCTAssertTrue(MainContext.run(until: { outcome != nil }, milliseconds: 10_000))
            XCTAssertEqual(outcome.flatMap { $0 } == nil, wish == answer)
            XCTAssertEqual(autostart.isOn, answer)
            XCTAssertEqual(preferences.startAtLogin, answer)
            let asked = try XCTUnwrap(portal.asked.last)
            XCTAssertTrue(asked.contains("'autostart': <\(wish)>"), asked)
            XCTAssertTrue(asked.contains("'commandline': <['peel', '--autostart']>"), asked)
        }
    }

    func testWithoutAPortalThatIsTold() async throws {
        let preferences = Preferences(store: MemoryPreferences())
        let autostart = Autostart(preferences, .portal(BackgroundPortal()))
        var outcome: AutostartError??
        autostart.set(true) { outcome = .some($0) }
        XCTAssertTrue(MainContext.run(until: { outcome != nil }, milliseconds: 30_000))
        XCTAssertNotNil(outcome.flatMap { $0 })
        XCTAssertFalse(autostart.isOn)
    }
}

/// What answers as `org.freedesktop.portal.Desktop` does.
@MainActor
private final class PortalInTests {
    /// The answers signal's parameters.
    var answer = ""
    /// The calls' parameters.
    private(set) var asked: [String] = []
    private let bus: GObjectRef
    private var registration: guint = 0
    private var name: guint = 0
    private var info: UnsafeMutablePointer<GDBusNodeInfo>?

    init() throws {
        // A connection of its own, as another process would have.
        let address = try XCTUnwrap(g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, nil, nil))
        defer { g_free(address) }
        let flags = GDBusConnectionFlags(
            rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        bus = GObjectRef(
            adopting: UnsafeMutableRawPointer(g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)))
        info = g_dbus_node_info_new_for_xml(
            """
            <node><interface name="org.freedesktop.portal.Background"><method name="RequestBackground">
            <arg type="s" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/>
            </method></interface></node>
            """, nil)
        var table = GDBusInterfaceVTable()
        table.method_call = { _, sender, _, _, _, parameters, invocation, data in
            portalCalled(sender, parameters, invocation, data)
        }
        registration = g_dbus_connection_register_object(
            bus.opaque, "/org/freedesktop/portal/desktop", info?.pointee.interfaces[0], &table,
            Unmanaged.passUnretained(self).toOpaque(), nil, nil)
        XCTAssertNotEqual(registration, 0)
        name = g_bus_own_name_on_connection(
            bus.opaque, "org.freedesktop.portal.Desktop", G_BUS_NAME_OWNER_FLAGS_NONE, nil, nil, nil, nil)
        // The name is this one's when the bus says so.
        XCTAssertTrue(MainContext.run(until: { self.isOwner }, milliseconds: 10_000))
    }

    private var isOwner: Bool {
        let answer = g_dbus_connection_call_sync(
            bus.opaque, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
            g_variant_parse(nil, "('org.freedesktop.portal.Desktop',)", nil, nil, nil), nil,
            G_DBUS_CALL_FLAGS_NONE, -1, nil, nil)
        guard let answer else { return false }
        defer { g_variant_unref(answer) }
        var text = ""
        if let printed = g_variant_print(answer, 0) {
            text = String(cString: printed)
            g_free(printed)
        }
        return text == "(true,)"
    }

    fileprivate func called(_ sender: String, _ parameters: OpaquePointer, _ invocation: OpaquePointer?) {
        guard let printed = g_variant_print(parameters, 0) else { return }
        defer { g_free(printed) }
        let text = String(cString: printed)
        asked.append(text)
        let token = text.components(separatedBy: "'handle_token': <'").last?.prefix { $0 != "'" } ?? ""
        let place = sender.dropFirst().map { $0 == "." ? "_" : String($0) }.joined()
        let handle = "/org/freedesktop/portal/desktop/request/\(place)/\(token)"
        // As fast as can be: before the call has even returned.
        g_dbus_connection_emit_signal(
            bus.opaque, sender, handle, "org.freedesktop.portal.Request", "Response",
            g_variant_parse(nil, answer, nil, nil, nil), nil)
        g_dbus_method_invocation_return_value(
            invocation, g_variant_parse(nil, "(objectpath '\(handle)',)", nil, nil, nil))
    }

    func end() {
        g_bus_unown_name(name)
        g_dbus_connection_unregister_object(bus.opaque, registration)
        g_dbus_connection_close_sync(bus.opaque, nil, nil)
        g_dbus_node_info_unref(info)
    }
}

private func portalCalled(
    _ sender: UnsafePointer<CChar>?, _ parameters: OpaquePointer?, _ invocation: OpaquePointer?,
    _ data: UnsafeMutableRawPointer?
) {
    guard let sender, let parameters, let data else { return }
    enterMainActor(with: (String(cString: sender), parameters, invocation, data)) {
        sender, parameters, invocation, data in
        Unmanaged<PortalInTests>.fromOpaque(data).takeUnretainedValue().called(sender, parameters, invocation)
    }
}
