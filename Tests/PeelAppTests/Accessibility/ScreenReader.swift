import Foundation
import XCTest

/// The real Orca, and what it says.
///
/// Its words go to a speech dispatcher of the test's own, whose only voice is silent, and are read from Orca's log, as
/// what the next key cuts short is not to be missed here. No other Orca of the user's is met or ended.
final class ScreenReader {
    private let log: URL
    private let desktop: PrivateDesktop

    /// Starts Orca on the buses and waits until it speaks.
    init(on desktop: PrivateDesktop, buses: AccessibilityBus, folder: URL) throws {
        self.desktop = desktop
        let home = folder.appendingPathComponent(".orca")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        log = home.appendingPathComponent("log")
        let socket = try Self.startSpeech(home, buses)
        let environment = [
            "HOME": home.path, "XDG_DATA_HOME": home.path, "XDG_CONFIG_HOME": home.path, "NO_AT_BRIDGE": "1",
            "GTK_A11Y": "none", "SPEECHD_ADDRESS": "unix_socket:\(socket.path)", "PYTHONDONTWRITEBYTECODE": "1",
        ]
        let program = try Tool.path("orca")
        let orca = try buses.launch(
            Self.interpreter(of: program),
            ["-I", "-c", Self.orca, program, "--debug-file", log.path, "--disable", "braille"],
            environment: environment, output: FileHandle.standardError)
        try eventually("Orca to speak", seconds: 60) {
            guard orca.isRunning else { throw TimeIsUp(what: "Orca to speak, which has ended") }
            return words.contains { $0.hasPrefix("Screen reader on") }
        }
    }

    /// The Python that Orca is installed for: the first on PATH may be another.
    private static func interpreter(of program: String) throws -> String {
        let line = try String(contentsOfFile: program, encoding: .utf8).prefix { $0 != "\n" }
        guard line.hasPrefix("#!") else { return "python3" }
        return line.dropFirst(2).trimmingCharacters(in: .whitespaces)
    }

    /// Runs Orca's program, but for its look after other Orcas of the same user, beside which it would not start; its
    /// log is written line by line.
    private static let orca = """
        import runpy, sys
        program = runpy.run_path(sys.argv[1])
        names = program["main"].__globals__
        for name in ("otherOrcas", "other_orcas", "get_other_orcas"):
            if name in names: names[name] = lambda *arguments: []
        for name in ("setProcessName", "set_process_name"):
            if name in names: names[name] = lambda *arguments: None
        names["open"] = lambda path, *more, **named: open(path, *more, **{**named, "buffering": 1})
        sys.argv = sys.argv[1:]
        sys.exit(names["main"]())
        """

    private static func startSpeech(_ home: URL, _ buses: AccessibilityBus) throws -> URL {
        let (modules, socket) = (home.appendingPathComponent("modules"), home.appendingPathComponent("speech"))
        try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
        try Data(
            """
            LogLevel 1
            AudioOutputMethod "libao"
            AddModule "silent" "sd_generic" "silent.conf"
            DefaultModule silent

            """.utf8
        ).write(to: home.appendingPathComponent("speechd.conf"))
        // Nowhere, as the module opens a way out though it does not use it.
        try Data("default_driver=null\n".utf8).write(to: home.appendingPathComponent(".libao"))
        try Data(
            """
            GenericExecuteSynth "true"
            AddVoice "en" "MALE1" "silent"

            """.utf8
        ).write(to: modules.appendingPathComponent("silent.conf"))
        try buses.launch(
            "speech-dispatcher",
            [
                "--run-single", "--communication-method", "unix_socket", "--socket-path", socket.path, "--config-dir",
                home.path, "--log-dir", home.path, "--pid-file", home.appendingPathComponent("pid").path,
                "--timeout", "0",
            ], environment: ["HOME": home.path])
        try eventually("the speech dispatcher") { FileManager.default.fileExists(atPath: socket.path) }
        return socket
    }

    /// Everything that has been said so far, one entry an utterance, in one line each.
    var words: [String] {
        guard let data = try? Data(contentsOf: log) else { return [] }
        let text = String(decoding: data, as: UTF8.self)
        return text.components(separatedBy: "SPEECH OUTPUT: '").dropFirst().compactMap { rest in
            // The voice follows, as Python shows a dictionary of its.
            guard
                let end = rest.range(of: "' {") ?? rest.range(of: "'{") ?? rest.range(of: "' voice=")
                    ?? rest.range(of: "'\n")
            else { return nil }
            return rest[..<end.lowerBound].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }

    /// Whether words come one after the other.
    enum Order {
        case inTurn, inAnyOrder
    }

    /// Does something and waits until certain words are said of it.
    /// - Parameters:
    ///   - expected: each is a part of an utterance.
    ///   - order: whether each is in no earlier utterance than the one before.
    func expect(
        _ expected: [String], _ order: Order = .inTurn, when what: String, _ body: () throws -> Void
    ) throws {
        let start = words.count
        try body()
        do {
            try eventually("the words", seconds: 30) {
                if order == .inAnyOrder {
                    let said = words.dropFirst(start).joined(separator: "\n")
                    return expected.allSatisfy { said.contains($0) }
                }
                var left = expected[...]
                for utterance in words.dropFirst(start) {
                    while let next = left.first, utterance.contains(next) { left = left.dropFirst() }
                }
                return left.isEmpty
            }
        } catch is TimeIsUp {
            let window = (try? desktop.xdotool("getactivewindow", "getwindowname")) ?? "none"
            throw TimeIsUp(
                what: "\(expected) when \(what); said was \(Array(words.dropFirst(start))); the window is \(window)")
        }
    }

    /// Turns to the window that was active before, by its key; again where the window manager has not heard it.
    func turnToTheOtherWindow() throws {
        let before = try desktop.xdotool("getactivewindow")
        for _ in 1...3 {
            try press("alt+Tab")
            let isThere: Void? = try? eventually("the other window", seconds: 5) {
                // For a moment none is active.
                (try? desktop.xdotool("getactivewindow")).map { $0 != before } ?? false
            }
            if isThere != nil { return }
        }
        throw TimeIsUp(what: "the other window")
    }

    /// Presses keys as a person does, holding the modifiers: Orca judges by what is held.
    func press(_ chords: String...) throws {
        for chord in chords {
            let keys = chord.split(separator: "+").map(String.init)
            for key in keys {
                try desktop.xdotool("keydown", key)
                usleep(40_000)
            }
            for key in keys.reversed() {
                try desktop.xdotool("keyup", key)
                usleep(40_000)
            }
        }
    }
}
