import CGtk
import GLib

/// The files of a folder that go along when its notes move: the notes, the trash and the earlier versions.
struct MovedFiles: Sendable {
    /// One folder of them.
    struct Level: Sendable {
        /// The way to it from the folder of notes; empty for that itself.
        let way: [NoteName]
        /// Its files, and links to files.
        var files: [NoteName] = []
    }

    /// The folders, each after the one that it lies in.
    private(set) var levels: [Level] = []

    /// How many files there are.
    var count: Int { levels.map(\.files.count).reduce(0, +) }

    /// Looks at a folder of notes.
    /// - Throws: `StoreError`, also where part of it cannot be read: nothing is to be left behind unseen.
    init(in disk: NoteDisk) throws {
        let folder = try disk.openFolder()
        try look(at: [], folder, of: disk) { NoteFileRules.isNote($0) }
        for name in [NoteDisk.trashFolder, NoteDisk.historyFolder].compactMap({ NoteName($0) }) {
            try descend(into: name, of: [], in: folder, disk)
        }
    }

    private mutating func look(
        at way: [NoteName], _ folder: FileDescriptor, of disk: NoteDisk, _ isWanted: (NoteName) -> Bool
    ) throws {
        var level = Level(way: way)
        var folders: [NoteName] = []
        var names: [NoteName] = []
        try Self.naming(way, disk) {
            try FolderEntries.forEach(in: folder) { names.append(NoteName(fromSystem: peel_entry_name($0))) }
        }
        for name in names where isWanted(name) && !TemporaryFile.isOne(name) {
            var status = stat()
            guard name.withCString({ fstatat(folder.number, $0, &status, AT_SYMLINK_NOFOLLOW) }) == 0 else { continue }
            if peel_mode_is_folder(status.st_mode) != 0 {
                // A folder that is named like a note is none.
                if !way.isEmpty { folders.append(name) }
            } else if peel_mode_is_regular(status.st_mode) != 0 || peel_mode_is_link(status.st_mode) != 0 {
                level.files.append(name)
            }
        }
        levels.append(level)
        for name in folders { try descend(into: name, of: way, in: folder, disk) }
    }

    private mutating func descend(
        into name: NoteName, of way: [NoteName], in folder: FileDescriptor, _ disk: NoteDisk
    ) throws {
        let inner: FileDescriptor
        do {
            inner = try name.withCString {
                try FileDescriptor(in: folder, name: $0, flags: O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
            }
        } catch let error as FileSystemError {
            if way.isEmpty, [ENOENT, ENOTDIR].contains(error.code) { return }
            throw StoreError(error, subject: name.description)
        }
        try look(at: way + [name], inner, of: disk) { _ in true }
    }

    private static func naming(_ way: [NoteName], _ disk: NoteDisk, _ body: () throws -> Void) throws {
        do {
            try body()
        } catch let error as FileSystemError {
            throw StoreError(error, subject: way.last?.description ?? disk.path)
        }
    }
}
