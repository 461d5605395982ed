import Foundation

@testable import NoteStore

/// A folder of a test's own, removed with the test.
final class TemporaryFolder: Sendable {
    let path: String

    init(_ label: String = #function) throws {
        path = NSTemporaryDirectory() + "peel-tests-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ name: String, _ content: String) throws {
        try write(name, Array(content.utf8))
    }

    /// Writes as most programs do: over the old content, in the same file.
    func write(_ name: String, _ bytes: [UInt8]) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
    }

    func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
    }

    func read(_ name: String) throws -> String {
        String(decoding: try bytes(name), as: UTF8.self)
    }

    func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: path + "/" + name)
    }

    /// The names in the folder that are not hidden, in order.
    var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }
}

/// A file name that is known to be one.
func name(_ string: String) -> NoteName {
    NoteName(string) ?? .fallback
}

extension TemporaryFolder {
    /// Writes a file whose name may be any bytes.
    func write(_ name: NoteName, _ content: String) throws {
        let full = Array(path.utf8) + [0x2F] + name.bytes + [0]
        let file = full.withUnsafeBytes { buffer in
            buffer.baseAddress.flatMap { fopen($0.assumingMemoryBound(to: CChar.self), "w") }
        }
        guard let file else { throw CocoaError(.fileWriteUnknown) }
        defer { fclose(file) }
        fputs(content, file)
    }
}
