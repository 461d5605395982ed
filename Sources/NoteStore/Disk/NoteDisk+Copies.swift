import CGtk
import GLib

/// Copies outside the folder.
extension NoteDisk {
    /// Writes a new file anywhere, durably, for this user alone.
    /// - Parameter path: where to; must not exist yet, its folder must.
    /// - Throws: ``StoreError``.
    static func saveCopy(_ bytes: [UInt8], to path: String) throws {
        var parts = path.split(separator: "/", omittingEmptySubsequences: true)
        guard let last = parts.popLast(), let name = NoteName(String(last)) else {
            throw StoreError.nameRefused(subject: path)
        }
        let parent = (path.hasPrefix("/") ? "/" : "./") + parts.joined(separator: "/")
        let disk = NoteDisk(path: parent)
        try disk.naming(name) {
            let folder = try disk.openFolder()
            let temporary = try TemporaryFile(disk, in: folder, bytes: bytes, like: nil)
            try disk.moveNew(temporary.name, in: folder, to: name, in: folder)
            temporary.keep()
            try disk.syncFolder(folder)
        }
    }
}
