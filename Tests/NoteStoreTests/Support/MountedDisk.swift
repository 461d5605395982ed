import Foundation

/// A disk that a test mounts for itself: a small one, or one that is read-only.
///
/// Mounting takes root (or CAP_SYS_ADMIN). Where it is not to be had, tests must do without in a way of their own; they
/// are never skipped for it.
final class MountedDisk: Sendable {
    let path: String
    private let home: TemporaryFolder

    private init(_ home: TemporaryFolder, _ path: String) {
        self.home = home
        self.path = path
    }

    deinit {
        _ = Self.run("umount", ["-l", path])
    }

    /// An empty disk in memory of some size.
    static func small(kibibytes: Int) throws -> MountedDisk? {
        let home = try TemporaryFolder()
        guard run("mount", ["-t", "tmpfs", "-o", "size=\(kibibytes)k", "none", home.path]) else { return nil }
        return MountedDisk(home, home.path)
    }

    /// A second, read-only way to a folder.
    static func readOnly(_ folder: String) throws -> MountedDisk? {
        let home = try TemporaryFolder()
        guard run("mount", ["--bind", folder, home.path]) else { return nil }
        let disk = MountedDisk(home, home.path)
        return run("mount", ["-o", "remount,bind,ro", home.path]) ? disk : nil
    }

    /// Makes it writable after all.
    func makeWritable() -> Bool {
        Self.run("mount", ["-o", "remount,bind,rw", path])
    }

    private static func run(_ program: String, _ arguments: [String]) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
