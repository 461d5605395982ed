import CGtk

/// What tells one state of a file from another, without reading it.
struct FileStamp: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
    let size: Int64
    let modified: Int64
    /// The time of the last change of content or of the file's own data; it cannot be set back by copying programs.
    let changed: Int64

    /// The stamp of what stat(2) says.
    init(_ status: stat) {
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
        size = Int64(status.st_size)
        modified = FileStamp.nanoseconds(status.st_mtim)
        changed = FileStamp.nanoseconds(status.st_ctim)
    }

    /// Whether another stamp is of the same file, whatever is in it.
    func isSameFile(as other: FileStamp) -> Bool {
        device == other.device && inode == other.inode
    }

    private static func nanoseconds(_ time: timespec) -> Int64 {
        // Wraps rather than traps for the dates that a broken disk may claim.
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
}
