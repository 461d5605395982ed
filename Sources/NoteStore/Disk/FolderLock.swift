import CGtk
import GLib

/// A lock on a folder, by which threads and processes keep out of each other's changes.
///
/// It is flock(2) on the folder itself: nothing lies about in it, and it is gone with the process that held it.
/// Ownership: held from `init` until dropped.
final class FolderLock {
    private let descriptor: FileDescriptor

    /// Waits for the lock.
    ///
    /// Where the file system has no locks (some network mounts) there is none, and what the callers check beside it
    /// must do.
    /// - Parameters:
    ///   - folder: the folder, open.
    ///   - patience: how long to wait in seconds.
    /// - Throws: ``StoreError/folderBusy(subject:)``, or `FileSystemError`.
    init(_ folder: FileDescriptor, patience: Double, subject: String) throws {
        // A description of its own: locks of the same description do not keep each other out.
        descriptor = try FileDescriptor(in: folder, name: ".", flags: O_RDONLY | O_DIRECTORY)
        let deadline = g_get_monotonic_time() + gint64(patience * 1_000_000)
        while flock(descriptor.number, LOCK_EX | LOCK_NB) != 0 {
            let error = FileSystemError.last
            if error.code == EINTR { continue }
            guard error.code == EWOULDBLOCK else { return }
            guard g_get_monotonic_time() < deadline else { throw StoreError.folderBusy(subject: subject) }
            g_usleep(1000)
        }
    }
}
