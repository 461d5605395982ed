import CGtk
import GLib

/// The application that shows a folder's notes, as another process sees it: by D-Bus.
///
/// Thread: GTK's.
@MainActor
struct RunningApplication {
    private let bus: MessageBus
    private let name: String

    /// Looks for the application; nil where there is no bus, or nobody shows the folder's notes.
    init?(folder: String) {
        guard let bus = MessageBus.session() else { return nil }
        name = Identity.applicationID(forFolder: folder)
        guard bus.hasOwner(name) else { return nil }
        self.bus = bus
    }

    /// Has the application do one of its actions, and waits until it has.
    /// - Throws: `GLibError`.
    func activate(_ request: StartRequest) throws {
        let parameters = request.parameter.map { [g_variant_new_variant($0.variant)].compactMap { $0 } } ?? []
        try bus.call(
            name, "/" + name.split(separator: ".").joined(separator: "/"), "org.gtk.Actions", "Activate",
            Variant.tuple([request.action.variant, Variant.array(of: "v", parameters), Self.platformData]))
    }

    /// What lets a window come to the front: the token that the desktop has given this process.
    private static var platformData: OpaquePointer {
        let tokens = [
            ("activation-token", "XDG_ACTIVATION_TOKEN"), ("desktop-startup-id", "DESKTOP_STARTUP_ID"),
        ]
        return Variant.dictionary(
            tokens.compactMap { key, variable in
                InitialEnvironment.value(variable).map { (key, $0.variant) }
            })
    }
}
