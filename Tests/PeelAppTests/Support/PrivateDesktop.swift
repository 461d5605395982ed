import Foundation
import XCTest

/// An X11 screen of the test's own, with a window manager and, where wanted, a compositor.
final class PrivateDesktop {
    static let (width, height) = (1000, 800)

    /// What a program needs to know to show itself there.
    private(set) var environment: [String: String]
    /// What lies under the windows.
    var ground: Ground {
        get throws {
            guard let floor else { throw TimeIsUp(what: "a desktop that has not been started") }
            return floor
        }
    }
    private var floor: Ground?
    private var processes: [Process] = []
    private var folders: [URL] = []

    init() {
        var environment = ProcessInfo.processInfo.environment
        for name in ["WAYLAND_DISPLAY", "GDK_BACKEND", "GTK_THEME", "G_DEBUG"] { environment[name] = nil }
        environment["GTK_A11Y"] = "none"
        environment["LC_ALL"] = "C.UTF-8"
        self.environment = environment
    }

    /// Starts the screen and what is on it; ``stop()`` ends what has been started, also where this fails.
    func start(composited: Bool) throws {
        let pipe = Pipe()
        let screen = try Tool.start(
            "Xvfb",
            [
                "-displayfd", "1", "-screen", "0", "\(Self.width)x\(Self.height)x24", "-nolisten", "tcp", "-noreset",
                "-dpi", "96",
            ], environment: environment, output: pipe)
        processes.append(screen)
        var number = ""
        while !number.hasSuffix("\n") {
            let data = pipe.fileHandleForReading.availableData
            guard !data.isEmpty else { throw TimeIsUp(what: "Xvfb to name its display") }
            number += String(decoding: data, as: UTF8.self)
        }
        let display = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
        environment["DISPLAY"] = display
        try start("openbox", ["--sm-disable"])
        // Whoever asks is answered by a window manager that is there.
        try eventually("openbox") { try Tool.run("xdotool", ["get_desktop"], environment: environment).status == 0 }
        // After the window manager, which puts its windows above its own lowest one.
        floor = try Ground(on: display, width: Self.width, height: Self.height)
        if composited { try start("picom", ["--backend", "xrender", "--config", "/dev/null"]) }
    }

    private func start(_ name: String, _ arguments: [String]) throws {
        processes.append(try Tool.start(name, arguments, environment: environment))
    }

    /// Starts a Wayland desktop in a window of this one, so that pointer and keyboard reach it as a user's would.
    /// - Returns: what a program needs to know to show itself there and nowhere else.
    func startWayland() throws -> [String: String] {
        let runtime = FileManager.default.temporaryDirectory.appendingPathComponent("peel-wl-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: runtime, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        folders.append(runtime)
        environment["XDG_RUNTIME_DIR"] = runtime.path
        try start(
            "weston",
            [
                "--backend=x11-backend.so", "--use-pixman", "--no-config", "--socket=test",
                "--width=\(Self.width - 40)", "--height=\(Self.height - 60)", "--idle-time=0",
            ])
        try eventually("Weston's socket") {
            FileManager.default.fileExists(atPath: runtime.appendingPathComponent("test").path)
        }
        var inside = environment
        inside["DISPLAY"] = nil
        inside["WAYLAND_DISPLAY"] = "test"
        return inside
    }

    /// Makes the screen smaller, as when the larger of two goes.
    func resize(to size: (width: Int, height: Int)) throws {
        let (mode, width, height) = ("\(size.width)x\(size.height)", "\(size.width)", "\(size.height)")
        let times = [width, width, width, width, height, height, height, height]
        for arguments in [
            ["--newmode", mode, "0"] + times, ["--addmode", "screen", mode], ["--output", "screen", "--mode", mode],
        ] {
            let status = try Tool.run("xrandr", arguments, environment: environment).status
            guard status == 0 else { throw TimeIsUp(what: "xrandr \(arguments.joined(separator: " "))") }
        }
    }

    /// Runs xdotool.
    /// - Returns: what it wrote.
    @discardableResult
    func xdotool(_ arguments: String...) throws -> String {
        let result = try Tool.run("xdotool", arguments, environment: environment)
        return String(decoding: result.output, as: UTF8.self)
    }

    /// What is on the screen now.
    func picture() throws -> Screenshot { try ground.picture(width: Self.width, height: Self.height) }

    /// Ends the screen and what is on it.
    func stop() {
        floor?.close()
        floor = nil
        for process in processes.reversed() { process.end() }
        for folder in folders { try? FileManager.default.removeItem(at: folder) }
        (processes, folders) = ([], [])
    }
}
