import Foundation

/// A session bus and the accessibility bus beside it, of the test's own.
final class AccessibilityBus {
    /// What a program needs to know to be on both.
    private(set) var environment: [String: String]
    private let folder: URL
    private var processes: [Process] = []

    /// Prepares for a desktop; ``start()`` starts it.
    convenience init(on desktop: PrivateDesktop) throws { try self.init(desktop.environment) }

    /// Prepares for a desktop that programs find by an environment.
    init(_ desktop: [String: String]) throws {
        // Short, as the path of a socket must be.
        let name = "peel-a11y-\(UUID().uuidString.prefix(8))"
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        environment = desktop
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

    /// Starts a Wayland desktop without a screen, a keyboard and a pointer, for the programs that are started from here on.
    func startHeadlessWayland() throws {
        try launch(
            "weston",
            [
                "--backend=headless-backend.so", "--no-config", "--socket=headless", "--width=1000", "--height=800",
                "--idle-time=0",
            ])
        try eventually("Weston's socket") {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent("headless").path)
        }
        environment["DISPLAY"] = nil
        environment["WAYLAND_DISPLAY"] = "headless"
    }

    /// Connects to the session bus.
    func connectToSession() throws -> BusClient {
        try BusClient(address: environment["DBUS_SESSION_BUS_ADDRESS"] ?? "")
    }

    /// Connects to the accessibility bus, as a screen reader does.
    func connect() throws -> BusClient {
        let session = try connectToSession()
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
