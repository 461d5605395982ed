import Foundation
import XCTest

/// Programs that the tests drive the desktop with.
enum Tool {
    struct Missing: Error, CustomStringConvertible {
        let name: String
        var description: String { "the program \"\(name)\" is needed by this test and is not installed" }
    }

    /// Where a program is.
    static func path(_ name: String) throws -> String {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") {
            return "\(folder)/\(name)"
        }
        throw Missing(name: name)
    }

    /// Starts a program; the caller ends it.
    static func start(
        _ name: String, _ arguments: [String], environment: [String: String], output: Any? = nil, errors: Any? = nil
    ) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: name.contains("/") ? name : try path(name))
        process.arguments = arguments
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output ?? FileHandle.nullDevice
        process.standardError = errors ?? FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Runs a program to its end.
    /// - Returns: what it wrote and its exit status.
    @discardableResult
    static func run(
        _ name: String, _ arguments: [String], environment: [String: String]
    ) throws -> (output: Data, status: Int32) {
        let pipe = Pipe()
        let process = try start(name, arguments, environment: environment, output: pipe)
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (output, process.terminationStatus)
    }
}
