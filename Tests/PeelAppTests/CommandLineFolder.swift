import Foundation

/// A folder of notes of a test's own, and `peel` at work on it: without a display, a bus, or the user's own settings.
final class CommandLineFolder {
    /// What a run has come to.
    struct Outcome {
        let status: Int32
        /// Whether a signal has ended it.
        let isKilled: Bool
        let bytes: [UInt8]
        let errors: String

        var output: String { String(decoding: bytes, as: UTF8.self) }
        var lines: [String] { output.split(separator: "\n").map(String.init) }
    }

    private let scratch: ScratchFolder
    /// The notes.
    let notes: URL
    /// The user's home.
    let home: URL
    /// What else stands in the environment.
    var environment: [String: String] = [:]

    init() throws {
        scratch = try ScratchFolder()
        notes = scratch.url.appendingPathComponent("notes")
        home = scratch.url.appendingPathComponent("home")
        for folder in [notes, home, scratch.url.appendingPathComponent("tmp")] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
    }

    /// The path of a file beside the notes.
    func path(_ name: String) -> String { scratch.path(name) }

    /// The names in the folder, hidden ones left out.
    var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: notes.path)) ?? []).filter { !$0.hasPrefix(".") }
            .sorted()
    }

    /// What is left in the folder for temporary files.
    var leftovers: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path("tmp"))) ?? []
    }

    /// Writes a note as another program does.
    func put(_ text: String, _ name: String) throws {
        try put(Array(text.utf8), name)
    }

    /// Writes a note as another program does.
    func put(_ bytes: [UInt8], _ name: String) throws {
        try Data(bytes).write(to: notes.appendingPathComponent(name))
    }

    /// Writes very many notes, their names with a number behind; faster than one by one.
    func putMany(_ count: Int, _ text: String, named name: String) throws {
        let program =
            #"BEGIN { for (i = 0; i < n; i++) { f = "notes/" name i ".md"; printf "%s", text > f; close(f) } }"#
        _ = try start(
            URL(fileURLWithPath: "/usr/bin/env"),
            ["awk", "-v", "n=\(count)", "-v", "text=\(text)", "-v", "name=\(name)", program], input: nil
        ).outcome()
    }

    /// A note's file.
    func content(_ name: String) -> String {
        String(decoding: (try? Data(contentsOf: notes.appendingPathComponent(name))) ?? Data(), as: UTF8.self)
    }

    /// Runs `peel` on the notes and waits for its end.
    func run(_ arguments: String..., input: String? = nil) throws -> Outcome {
        try start(try PeelProgram.program(), arguments, input: input.map { Array($0.utf8) }).outcome()
    }

    /// Runs `peel` with some bytes for its standard input.
    func run(_ arguments: String..., bytes: [UInt8]) throws -> Outcome {
        try start(try PeelProgram.program(), arguments, input: bytes).outcome()
    }

    /// Runs a line of shell, in which `peel` is `"$PEEL"`.
    func shell(_ line: String) throws -> Outcome {
        try start(URL(fileURLWithPath: "/bin/sh"), ["-c", line], input: nil).outcome()
    }

    /// Starts `peel` and does not wait.
    func start(_ arguments: String...) throws -> Running {
        try start(try PeelProgram.program(), arguments, input: nil)
    }

    private func start(_ program: URL, _ arguments: [String], input: [UInt8]?) throws -> Running {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = scratch.url
        process.environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": home.path,
            "LC_ALL": "C.UTF-8",
            "PEEL_FOLDER": notes.path, "PEEL": try PeelProgram.program().path, "TMPDIR": path("tmp"), "TZ": "UTC",
            "G_DEBUG": "fatal-warnings",
        ].merging(environment) { $1 }
        // Files, since a pipe that nobody reads yet would hold the program up.
        let id = UUID().uuidString
        for stream in ["in", "out", "err"] {
            let content = stream == "in" ? input.map { Data($0) } ?? Data() : Data()
            try content.write(to: URL(fileURLWithPath: path("\(id).\(stream)")))
        }
        process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: path(id + ".in")))
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: path(id + ".out")))
        process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: path(id + ".err")))
        try process.run()
        return Running(process: process, output: path(id + ".out"), errors: path(id + ".err"))
    }

    /// A program that runs.
    struct Running {
        let process: Process
        let output: String
        let errors: String

        /// Waits for its end.
        func outcome() -> Outcome {
            process.waitUntilExit()
            return Outcome(
                status: process.terminationStatus, isKilled: process.terminationReason == .uncaughtSignal,
                bytes: [UInt8](FileManager.default.contents(atPath: output) ?? Data()),
                errors: String(decoding: FileManager.default.contents(atPath: errors) ?? Data(), as: UTF8.self))
        }
    }
}
