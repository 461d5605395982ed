import CGtk
import GLib

/// The files and folders that a ``FolderMove`` has made so far, for it to take them back.
struct MadeFiles {
    private var files: [(name: NoteName, folder: FileDescriptor)] = []
    private var folders: [(name: NoteName, folder: FileDescriptor)] = []
    private var root: String?

    /// Makes the folder of notes where it is not there yet.
    /// - Throws: `StoreError`.
    mutating func makeFolder(of disk: NoteDisk) throws {
        let wasThere = (try? disk.openFolder()) != nil
        try disk.makeFolder()
        if !wasThere { root = disk.path }
    }

    /// Opens a folder within a folder of notes, which is made where it is not there yet.
    /// - Throws: `StoreError`.
    mutating func open(_ way: [NoteName], in disk: NoteDisk) throws -> FileDescriptor {
        var folder = try disk.openFolder()
        for name in way {
            let parent = folder
            folder = try disk.naming(name) {
                try name.withCString { cName in
                    if mkdirat(parent.number, cName, 0o700) == 0 { folders.append((name, parent)) }
                    return try FileDescriptor(in: parent, name: cName, flags: O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
                }
            }
        }
        return folder
    }

    /// Takes note of a file.
    mutating func add(_ name: NoteName, in folder: FileDescriptor) { files.append((name, folder)) }

    /// Waits until the folders are on the disk.
    /// - Throws: `StoreError`.
    func sync(_ disk: NoteDisk) throws {
        for (name, folder) in folders { try disk.naming(name) { try disk.syncFolder(folder) } }
    }

    /// Removes all of it.
    func removeAll() {
        for (name, folder) in files { name.withCString { _ = unlinkat(folder.number, $0, 0) } }
        // Only go when they are empty.
        for (name, folder) in folders.reversed() { name.withCString { _ = unlinkat(folder.number, $0, AT_REMOVEDIR) } }
        if let root { rmdir(root) }
    }
}
