import Foundation

/// A disk that can be filled: one in memory where it can be mounted, else a limit on the size of files that the system
/// sets this process for a while.
@MainActor
final class SmallDisk {
    let path: String
    private let mounted: MountedDisk?
    private let home: TemporaryFolder?
    private var limit = rlimit()
    private static let fileSize = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)

    init() throws {
        mounted = try MountedDisk.small(kibibytes: 512)
        home = mounted == nil ? try TemporaryFolder() : nil
        path = mounted?.path ?? home?.path ?? ""
    }

    /// Leaves no space.
    func fill() throws {
        guard mounted == nil else {
            let file = open(path + "/.filler", O_WRONLY | O_CREAT, 0o600)
            guard file >= 0 else { throw CocoaError(.fileWriteUnknown) }
            defer { close(file) }
            let block = [UInt8](repeating: 0, count: 4096)
            while write(file, block, block.count) > 0 {}
            return
        }
        signal(SIGXFSZ, SIG_IGN)
        getrlimit(Self.fileSize, &limit)
        var small = rlimit(rlim_cur: 100_000, rlim_max: limit.rlim_max)
        setrlimit(Self.fileSize, &small)
    }

    /// Makes space again.
    func free() throws {
        guard mounted == nil else { return try FileManager.default.removeItem(atPath: path + "/.filler") }
        setrlimit(Self.fileSize, &limit)
    }
}
