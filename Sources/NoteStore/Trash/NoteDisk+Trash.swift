import CGtk
import GLib

/// Deleted notes, each in a folder named after the time in `.trash`: `.trash/20261130-140509/list.md`.
///
/// So the file keeps its very name, two of a name never meet, and deleting is one rename.
extension NoteDisk {
    static let trashFolder = ".trash"

    /// Moves a note to the trash.
    ///
    /// A symbolic link is moved itself, what it leads to stays.
    /// - Throws: ``StoreError``.
    func moveToTrash(_ name: NoteName, at moment: Double) throws -> TrashedNote {
        try naming(name) {
            let folder = try openFolder()
            let trash = try makeFolder(Self.trashFolder, in: folder)
            let (place, target) = try makePlace(in: trash, at: moment)
            do {
                try moveNew(name, in: folder, to: name, in: target)
            } catch {
                removePlace(place, in: trash)
                throw error
            }
            // In the order in which nothing is lost: the new name first.
            try syncFolder(target)
            try syncFolder(trash)
            try syncFolder(folder)
            return notes(in: place, target).first { $0.name == name }
                ?? TrashedNote(name: name, deleted: moment, title: "", firstLine: "", size: 0, place: place)
        }
    }

    /// What is in the trash, last deleted first.
    /// - Throws: ``StoreError`` where the folder cannot be read; a trash that is not there is empty.
    func trashed() throws -> [TrashedNote] {
        guard let trash = try openTrash() else { return [] }
        var found: [TrashedNote] = []
        for place in FolderEntries(trash).names {
            let opened = place.withCString {
                try? FileDescriptor(in: trash, name: $0, flags: O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
            }
            if let opened { found += notes(in: place, opened) }
        }
        return found.sorted {
            $0.deleted != $1.deleted
                ? $0.deleted > $1.deleted : $1.place.bytes.lexicographicallyPrecedes($0.place.bytes)
        }
    }

    /// What a file of the folder is in the trash, where it has been moved there; the last time counts.
    /// - Parameter stamp: what the file was.
    func trashed(_ name: NoteName, _ stamp: FileStamp) -> TrashedNote? {
        guard let trash = try? openTrash() else { return nil }
        for place in FolderEntries(trash).names.sorted(by: { $1.bytes.lexicographicallyPrecedes($0.bytes) }) {
            let opened = place.withCString {
                try? FileDescriptor(in: trash, name: $0, flags: O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
            }
            guard let opened, let found = try? status(name, in: opened), found.isSameFile(as: stamp) else { continue }
            return notes(in: place, opened).first { $0.name == name }
        }
        return nil
    }

    /// Whether a place in the trash has a file.
    func isInTrash(_ name: NoteName, _ place: NoteName) -> Bool {
        let note = TrashedNote(name: name, deleted: 0, title: "", firstLine: "", size: 0, place: place)
        return (try? status(name, in: try open(note).place)) != nil
    }

    /// Puts a note back, under its name or, where that is taken, one with a number.
    /// - Returns: the name it has now.
    /// - Throws: ``StoreError``.
    func restore(_ note: TrashedNote) throws -> NoteName {
        try naming(note.name) {
            let (trash, place) = try open(note)
            let folder = try openFolder()
            var number = 1
            while true {
                let name = number == 1 ? note.name : note.name.adding(" (\(number))")
                do {
                    try moveNew(note.name, in: place, to: name, in: folder)
                } catch let error as FileSystemError where error.code == EEXIST {
                    number += 1
                    continue
                } catch let error as FileSystemError where error.code == ENOENT {
                    throw StoreError.notInTrash(subject: note.name.description)
                }
                try syncFolder(folder)
                try syncFolder(place)
                removePlace(note.place, in: trash)
                return name
            }
        }
    }

    /// Reads a note in the trash.
    /// - Throws: ``StoreError``.
    func read(_ note: TrashedNote) throws -> Content {
        try naming(note.name) { try read(note.name, in: try open(note).place) }
    }

    /// Does away with a note in the trash, and with its versions where no other note has its name.
    ///
    /// This cannot be undone.
    /// - Throws: ``StoreError``.
    func purge(_ note: TrashedNote) throws {
        try naming(note.name) {
            let (trash, place) = try open(note)
            try fault?(.rename)
            do {
                try note.name.withCString { cName in
                    try FileSystemError.check { unlinkat(place.number, cName, 0) }
                }
            } catch let error as FileSystemError where error.code == ENOENT {
                throw StoreError.notInTrash(subject: note.name.description)
            }
            removePlace(note.place, in: trash)
            let isTaken = try status(note.name, in: try openFolder()) != nil
            let isTrashedAgain = try trashed().contains { $0.name == note.name }
            if !isTaken, !isTrashedAgain { removeVersions(of: note.name) }
        }
    }

    private func openTrash() throws -> FileDescriptor? {
        let folder = try openFolder()
        do {
            return try FileDescriptor(in: folder, name: Self.trashFolder, flags: O_RDONLY | O_DIRECTORY)
        } catch let error as FileSystemError where error.code == ENOENT {
            return nil
        } catch let error as FileSystemError {
            throw StoreError(folder: error, path: path + "/" + Self.trashFolder)
        }
    }

    private func open(_ note: TrashedNote) throws -> (trash: FileDescriptor, place: FileDescriptor) {
        guard let trash = try openTrash() else { throw StoreError.notInTrash(subject: note.name.description) }
        do {
            let place = try note.place.withCString {
                try FileDescriptor(in: trash, name: $0, flags: O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
            }
            return (trash, place)
        } catch let error as FileSystemError where [ENOENT, ENOTDIR, ELOOP].contains(error.code) {
            throw StoreError.notInTrash(subject: note.name.description)
        }
    }

    private func makePlace(in trash: FileDescriptor, at moment: Double) throws -> (NoteName, FileDescriptor) {
        let label = TrashedNote.place(moment)
        var number = 1
        while true {
            guard let place = NoteName(number == 1 ? label : "\(label)-\(number)") else {
                throw FileSystemError(code: EINVAL)
            }
            do {
                let opened = try creating(in: trash) {
                    try place.withCString { cName in
                        try FileSystemError.check { mkdirat(trash.number, cName, 0o700) }
                        return try FileDescriptor(in: trash, name: cName, flags: O_RDONLY | O_DIRECTORY)
                    }
                }
                return (place, opened)
            } catch let error as FileSystemError where error.code == EEXIST {
                number += 1
            }
        }
    }

    private func removePlace(_ place: NoteName, in trash: FileDescriptor) {
        // Only goes when it is empty.
        place.withCString { _ = unlinkat(trash.number, $0, AT_REMOVEDIR) }
    }

    private func notes(in place: NoteName, _ opened: FileDescriptor) -> [TrashedNote] {
        guard let scan = try? FolderScan(opened, path: path) else { return [] }
        return scan.notes.map { note in
            TrashedNote(
                name: note.name, deleted: TrashedNote.moment(place) ?? Double(note.stamp.changed) / 1e9,
                title: note.title, firstLine: note.firstLine, size: note.stamp.size, place: place)
        }
    }
}
