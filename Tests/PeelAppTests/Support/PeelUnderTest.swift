import Foundation
import XCTest

/// The built program, running.
final class PeelUnderTest {
    /// Where the window is, in px of the screen.
    struct Geometry: Equatable {
        var x = 0
        var y = 0
        var width = 0
        var height = 0
    }

    let process: Process
    private let desktop: PrivateDesktop

    /// Where the program is: beside the test bundle, which is the program that runs now.
    static var program: String {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("peel").path
    }

    /// Starts the program on a desktop, with a folder of notes.
    /// - Parameters:
    ///   - arguments: a verb and what it takes; nothing shows the notes.
    ///   - state: where it remembers its windows, if not beside the notes.
    ///   - environment: where on the desktop, if not on its X11 screen.
    init(
        on desktop: PrivateDesktop, folder: URL, _ arguments: [String] = [], state: URL? = nil,
        environment: [String: String]? = nil
    ) throws {
        self.desktop = desktop
        var environment = Self.environment(for: folder, environment ?? desktop.environment)
        if let state { environment["XDG_STATE_HOME"] = state.path }
        process = try Tool.start(Self.program, arguments, environment: environment, errors: FileHandle.standardError)
    }

    /// What the program needs to know to use a folder of notes, and one beside them for its windows' states.
    static func environment(for folder: URL, _ environment: [String: String]) -> [String: String] {
        environment.merging([
            "PEEL_FOLDER": folder.path, "XDG_STATE_HOME": folder.appendingPathComponent(".state").path,
        ]) { $1 }
    }

    /// The windows that are shown.
    func windows() throws -> [String] {
        try desktop.xdotool("search", "--onlyvisible", "--pid", "\(process.processIdentifier)")
            .split(separator: "\n").map(String.init)
    }

    /// The names of the windows that are shown, sorted.
    func titles() throws -> [String] {
        try windows().map { try desktop.xdotool("getwindowname", $0).trimmingCharacters(in: .newlines) }.sorted()
    }

    /// Where the windows that are shown are, by their names.
    func places() throws -> [String: Geometry] {
        var places: [String: Geometry] = [:]
        for window in try windows() {
            let title = try desktop.xdotool("getwindowname", window).trimmingCharacters(in: .newlines)
            places[title] = try geometry(of: window)
        }
        return places
    }

    /// What the first window that is shown says of itself to the window manager, and that of it.
    func properties() throws -> String {
        guard let window = try windows().first else { return "" }
        let result = try Tool.run("xprop", ["-id", window], environment: desktop.environment)
        return String(decoding: result.output, as: UTF8.self)
    }

    /// Waits until the windows that are shown have these names, in whatever order.
    func waitForTitles(_ titles: [String]) throws {
        var seen: [String] = []
        do {
            try eventually("the windows") {
                seen = try self.titles()
                return seen == titles.sorted()
            }
        } catch let error as TimeIsUp {
            throw TimeIsUp(what: "\(error.what) \(titles.sorted()), but there are \(seen)")
        }
    }

    /// Waits for the first window, until the keyboard is its and its paper is painted.
    func activeWindow() throws -> String {
        let window: String = try eventually("a window of peel that has the keyboard") {
            guard process.isRunning else { throw TimeIsUp(what: "a window of peel, which has ended") }
            let active = try desktop.xdotool("getactivewindow").trimmingCharacters(in: .whitespacesAndNewlines)
            return try windows().first { $0 == active }
        }
        try eventually("the paper to be painted") {
            let place = try geometry(of: window)
            return try desktop.picture()[place.x + 40, place.y + 40].isLike(Pixel.paper, within: 24)
        }
        return window
    }

    /// Where a window is.
    func geometry(of window: String) throws -> Geometry {
        var geometry = Geometry()
        for line in try desktop.xdotool("getwindowgeometry", "--shell", window).split(separator: "\n") {
            let parts = line.split(separator: "=")
            guard parts.count == 2, let value = Int(parts[1]) else { continue }
            switch parts[0] {
            case "X": geometry.x = value
            case "Y": geometry.y = value
            case "WIDTH": geometry.width = value
            case "HEIGHT": geometry.height = value
            default: break
            }
        }
        return geometry
    }

    /// Waits for the program to end.
    /// - Returns: the exit status.
    func end() throws -> Int32 {
        try eventually("peel to end") { !process.isRunning }
        return process.terminationStatus
    }

    /// Ends the program if the test has not.
    func stop() {
        process.end()
    }
}
