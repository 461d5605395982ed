import Foundation
import XCTest

/// Counts what is written into folders, or read from them, by inotify.
final class FolderWatch {
    private let descriptor: Int32
    private var folders: [Int32: String] = [:]
    /// What has happened so far: the path, and when it was seen.
    private(set) var writes: [(path: String, moment: Date)] = []

    /// What counts as written.
    static let writing = UInt32(IN_CREATE | IN_MOVED_TO | IN_MODIFY | IN_DELETE)
    /// What counts as read.
    static let reading = UInt32(IN_OPEN)

    /// Watches folders, which must be there, for what counts.
    init(_ paths: [String], for events: UInt32 = writing) throws {
        descriptor = inotify_init1(O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw TimeIsUp(what: "inotify") }
        for path in paths {
            let watch = inotify_add_watch(descriptor, path, events)
            guard watch >= 0 else { throw TimeIsUp(what: "a watch on \(path)") }
            folders[watch] = path
        }
    }

    deinit {
        close(descriptor)
    }

    /// Counts from now on only.
    func forget() {
        look()
        writes = []
    }

    /// Takes in what has happened until now.
    func look() {
        let size = 65_536
        let buffer = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
        defer { buffer.deallocate() }
        while true {
            let count = read(descriptor, buffer, size)
            guard count > 0 else { return }
            var offset = 0
            while offset < count {
                // struct inotify_event: watch, mask, cookie, length, and then the name.
                let watch = buffer.load(fromByteOffset: offset, as: Int32.self)
                let length = Int(buffer.load(fromByteOffset: offset + 12, as: UInt32.self))
                let name = length > 0 ? String(cString: (buffer + offset + 16).assumingMemoryBound(to: CChar.self)) : ""
                writes.append(((folders[watch] ?? "") + "/" + name, Date()))
                offset += 16 + length
            }
        }
    }
}
