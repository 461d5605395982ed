import Foundation

/// The program `note-kill-check`, which is built beside the tests.
struct KillProgram {
    private let process = Process()
    private let output = Pipe()

    /// Starts it.
    init(_ arguments: [String]) throws {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let folder = URL(fileURLWithPath: tests).deletingLastPathComponent()
        process.executableURL = folder.appendingPathComponent("note-kill-check")
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
    }

    /// Waits for its end.
    /// - Returns: its exit status and what it said.
    func finish() -> (status: Int32, said: String) {
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    /// Kills it, if it has not ended by itself.
    func kill() {
        if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    }

    /// Whether it still runs.
    var isRunning: Bool { process.isRunning }
}
