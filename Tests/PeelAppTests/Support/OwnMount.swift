import Foundation
import XCTest

/// A disk of a test's own, mounted over a folder and gone with this object: one that is small, or can be made read-only.
final class OwnMount {
    private let path: String

    private init(_ path: String) {
        self.path = path
    }

    deinit {
        try? Self.run("umount", "-l", path)
    }

    /// Mounts an empty disk in memory over a folder.
    /// - Throws: `XCTSkip` where the user may not mount.
    static func small(over folder: URL, kibibytes: Int) throws -> OwnMount {
        try orSkip { try run("mount", "-t", "tmpfs", "-o", "size=\(kibibytes)k", "none", folder.path) }
        return OwnMount(folder.path)
    }

    /// Mounts a folder over itself, so that it can be made read-only.
    /// - Throws: `XCTSkip` where the user may not mount.
    static func same(over folder: URL) throws -> OwnMount {
        try orSkip { try run("mount", "--bind", folder.path, folder.path) }
        return OwnMount(folder.path)
    }

    /// Forbids or allows all writing.
    func setReadOnly(_ isReadOnly: Bool) throws {
        try Self.run("mount", "-o", "remount,bind,\(isReadOnly ? "ro" : "rw")", path)
    }

    /// Leaves no space, by a file that takes it all.
    func fill() throws {
        FileManager.default.createFile(atPath: path + "/.filler", contents: nil)
        let file = open(path + "/.filler", O_WRONLY)
        guard file >= 0 else { throw TimeIsUp(what: "a file that fills the disk") }
        defer { close(file) }
        let block = [UInt8](repeating: 0, count: 4096)
        while write(file, block, block.count) > 0 {}
    }

    /// Makes space again.
    func free() throws {
        try FileManager.default.removeItem(atPath: path + "/.filler")
    }

    private struct Failed: Error {}

    private static func run(_ command: String...) throws {
        let result = try Tool.run(command[0], Array(command[1...]), environment: ProcessInfo.processInfo.environment)
        guard result.status == 0 else { throw Failed() }
    }

    private static func orSkip(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch is Failed {
            throw XCTSkip("mounting takes root or CAP_SYS_ADMIN, which this user or container has not")
        }
    }
}
