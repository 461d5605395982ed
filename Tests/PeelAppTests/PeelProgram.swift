import Foundation

/// The built `peel`, to be run as a user runs it.
struct PeelProgram {
    struct Outcome {
        let status: Int32
        let output: String
        let errors: String
    }

    enum Failure: Error { case notBuilt(String) }

    /// Runs `peel` without a display and waits for its end.
    static func run(_ arguments: [String], in folder: URL? = nil) throws -> Outcome {
        let process = Process()
        process.executableURL = try program()
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.filter {
            !["DISPLAY", "WAYLAND_DISPLAY"].contains($0.key)
        }
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
            errors: String(decoding: complaint, as: UTF8.self))
    }

    /// It stands beside the test bundle.
    static func program() throws -> URL {
        let places = ["/proc/self/exe", CommandLine.arguments[0]].map {
            URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent()
        }
        for place in places {
            let program = place.appendingPathComponent("peel")
            if FileManager.default.isExecutableFile(atPath: program.path) { return program }
        }
        throw Failure.notBuilt(places.map(\.path).joined(separator: ", "))
    }
}

/// A folder of a test's own, removed with this object.
final class ScratchFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("peel-test-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path))?.sorted() ?? [] }
}
