import Foundation

/// A session bus and the accessibility bus beside it, of the test's own.
final class AccessibilityBus {
    /// What a program needs to know to be on both.
    private(set) var environment: [String: String]
    private let folder: URL
    private var processes: [Process] = []

    /// Prepares for a desktop; ``start()`` starts it.
    init(on desktop: PrivateDesktop) throws {
        // Short, as the path of a socket must be.
        let name = "peel-a11y-\(UUID().uuidString.prefix(8))"
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        environment = desktop.environment
        environment["GTK_A11Y"] = "atspi"
        environment["XDG_RUNTIME_DIR"] = folder.path
        for name in ["AT_SPI_BUS_ADDRESS", "NO_AT_BRIDGE", "DBUS_SESSION_BUS_ADDRESS"] { environment[name] = nil }
    }

    /// Starts the buses; ``stop()`` ends what has been started, also where this fails.
    func start() throws {
        let socket = folder.appendingPathComponent("session").path
        environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(socket)"
        try launch("dbus-daemon", ["--session", "--nofork", "--nopidfile", "--address=unix:path=\(socket)"])
        try eventually("the session bus") { (try? BusClient(address: "unix:path=\(socket)")) != nil }
        let folders = ["/usr/libexec", "/usr/lib/at-spi2-core", "/usr/lib/at-spi2"]
        let launchers = folders.map { $0 + "/at-spi-bus-launcher" }
        guard let launcher = launchers.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
            throw Tool.Missing(name: "at-spi-bus-launcher")
        }
        try launch(launcher, ["--launch-immediately", "--a11y=1"])
    }

    /// Connects to the accessibility bus, as a screen reader does.
    func connect() throws -> BusClient {
        let session = try BusClient(address: environment["DBUS_SESSION_BUS_ADDRESS"] ?? "")
        let address: String = try eventually("the accessibility bus") {
            try? session.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")[0].string
        }
        return try BusClient(address: address)
    }

    /// Starts a program on the buses; it is ended with them.
    @discardableResult
    func launch(_ name: String, _ arguments: [String], environment more: [String: String] = [:], output: Any? = nil)
        throws -> Process
    {
        let all = environment.merging(more) { $1 }
        let process = try Tool.start(name, arguments, environment: all, output: output, errors: output)
        processes.append(process)
        return process
    }

    /// Ends everything that was started here.
    func stop() {
        for process in processes.reversed() { process.end() }
        processes = []
        try? FileManager.default.removeItem(at: folder)
    }
}
