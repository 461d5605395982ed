import CGtk
import GLib

/// Tells when the program has been let in on the accessibility bus, where screen readers listen.
///
/// GTK joins that bus by itself while the first window comes up, and tells nobody when it is in: what it says of the
/// focus before that is heard by none. So a connection of our own looks who is on the bus's list of programs, until
/// this one is, and ends.
/// Thread: GTK's.
@MainActor
public final class AccessibilityBus {
    /// That of this process.
    public static let shared = AccessibilityBus()

    private static let (registry, root) = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
    private static let bus = "org.freedesktop.DBus"

    /// Whether the program is on the bus, or never will be.
    private var isSettled = false
    private var waiting: [@MainActor () -> Void] = []
    private var beginning: EventSource?
    private var connection: MessageBus?
    private var arrivals: BusSubscription?
    /// The process that the bus takes this one to be: in a sandbox, the one that passes everything on.
    private var process: UInt32?
    private var isLooking = false
    private var looksAgain = false

    private init() {}

    /// Does something as soon as the program is on the bus; at once where it is, and where there is no bus.
    func whenJoined(_ body: @escaping @MainActor () -> Void) {
        guard !isSettled else { return body() }
        waiting.append(body)
        // Not before the first frame: GTK joins the bus later than that.
        if waiting.count == 1 { beginning = EventSource.idle { [weak self] in self?.begin() } }
    }

    // MARK: Finding out

    private func begin() {
        // Then GTK does not join it.
        if let chosen = g_getenv("GTK_A11Y"), ["none", "test"].contains(String(cString: chosen)) { return settle() }
        if let given = g_getenv("AT_SPI_BUS_ADDRESS"), given[0] != 0 { return connect(to: String(cString: given)) }
        guard let session = MessageBus.session() else { return settle() }
        session.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", Variant.tuple([])) {
            [weak self] answer in
            let address = answer.flatMap { Variant.map($0) { String(variant: $0) ?? "" }.first } ?? ""
            if address.isEmpty { self?.settle() } else { self?.connect(to: address) }
        }
    }

    private func connect(to address: String) {
        MessageBus.connect(to: address) { [weak self] connection in
            guard let self, let connection else { return self?.settle() ?? () }
            self.connection = connection
            arrivals = connection.listen(to: Self.registry, "org.a11y.atspi.Event.Object", "ChildrenChanged") {
                [weak self] _ in self?.look()
            }
            askForProcess(of: connection.uniqueName) { [weak self] process in
                self?.process = process
                if process == nil { self?.settle() } else { self?.look() }
            }
        }
    }

    /// Looks who is on the list now.
    private func look() {
        guard let connection, process != nil else { return }
        guard !isLooking else { return looksAgain = true }
        (isLooking, looksAgain) = (true, false)
        connection.call(Self.registry, Self.root, "org.a11y.atspi.Accessible", "GetChildren", Variant.tuple([])) {
            [weak self] answer in
            guard let self else { return }
            // Without an answer nobody can be found out about.
            guard let answer else { return settle() }
            check(Variant.map(answer) { Variant.map($0) { Self.owner(of: $0) } }.first ?? [])
        }
    }

    /// The name on the bus of an object, `(so)`, borrowed.
    private static func owner(of object: OpaquePointer) -> String {
        Variant.map(object) { String(variant: $0) ?? "" }.first ?? ""
    }

    private func check(_ names: [String]) {
        guard let name = names.first else {
            isLooking = false
            if looksAgain { look() }
            return
        }
        askForProcess(of: name) { [weak self] process in
            guard let self, !isSettled else { return }
            // A program may have gone meanwhile.
            if process != nil, process == self.process { settle() } else { check(Array(names.dropFirst())) }
        }
    }

    private func askForProcess(of name: String, then body: @escaping @MainActor (UInt32?) -> Void) {
        connection?.call(
            Self.bus, "/org/freedesktop/DBus", Self.bus, "GetConnectionUnixProcessID", Variant.tuple([name.variant])
        ) { answer in
            body(answer.flatMap { Variant.map($0) { g_variant_get_uint32($0) }.first })
        }
    }

    private func settle() {
        guard !isSettled else { return }
        isSettled = true
        (connection, arrivals) = (nil, nil)
        let bodies = waiting
        waiting = []
        for body in bodies { body() }
    }
}
