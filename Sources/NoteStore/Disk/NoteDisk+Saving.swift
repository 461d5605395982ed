import CGtk
import GLib

/// What saving has come to.
enum SaveOutcome: Equatable, Sendable {
    /// The disk held these bytes already.
    case unchanged(FileStamp)
    /// The bytes are on the disk.
    case written(FileStamp)
    /// The bytes are on the disk, and what somebody else had written is kept under another name.
    case conflict(kept: NoteName, FileStamp)

    /// The state of the file now.
    var stamp: FileStamp {
        switch self {
        case .unchanged(let stamp), .written(let stamp), .conflict(_, let stamp): stamp
        }
    }
}

extension NoteDisk {
    /// Replaces a note's content, durably and in one step: after a crash the file holds either the old bytes or the
    /// new ones.
    ///
    /// What is on the disk is compared with what was read, under a lock and right before the new file takes the name;
    /// where somebody else has changed it, that version is kept beside it. A file that has vanished comes back.
    /// - Parameters:
    ///   - name: the note.
    ///   - base: the bytes that were read or last written; `nil` keeps whatever is there now as a conflict.
    ///   - bytes: the new content.
    ///   - date: the local date and time in the name of a conflict copy, see ``StoreScheduler/localTime``.
    /// - Throws: ``StoreError``; the file is as it was then.
    func save(_ name: NoteName, base: [UInt8]?, bytes: [UInt8], date: String) throws -> SaveOutcome {
        try writing(name, bytes) {
            let folder = try openFolder()
            let place = try FilePlace(name, in: folder, path: path)
            let model = try existing(place)
            if model != nil { try checkWritable(place) }
            let temporary = try TemporaryFile(self, in: place.folder, bytes: bytes, like: model)
            try fault?(.lock)
            let lock = try FolderLock(place.folder, patience: patience, subject: name.description)
            defer { withExtendedLifetime(lock) {} }
            guard let theirs = try version(of: place, comparedWith: base) else {
                try giveNew(temporary, place.name, in: place.folder)
                try syncFolder(place.folder)
                return .written(try temporary.stamp())
            }
            if theirs.bytes == bytes {
                // Perhaps written by us when only the folder could not be waited for.
                try syncFolder(place.folder)
                return .unchanged(theirs.stamp)
            }
            var kept: NoteName?
            if theirs.bytes == nil || theirs.bytes != base {
                kept = try keepCopy(of: place, beside: name, in: folder, date: date)
            }
            do {
                let late = try swap(temporary, with: place, expecting: theirs, name, in: folder, date: date)
                kept = late ?? kept
            } catch {
                // The other version still has its own name; tried again, it must not fill the folder with copies.
                if let kept, (try? isStill(place.name, in: place.folder, theirs)) == true {
                    kept.withCString { _ = unlinkat(folder.number, $0, 0) }
                }
                throw error
            }
            try syncFolder(place.folder)
            if kept != nil { try syncFolder(folder) }
            let stamp = try temporary.stamp()
            return kept.map { .conflict(kept: $0, stamp) } ?? .written(stamp)
        }
    }

    /// Replaces a file's content if it still is what was read.
    /// - Returns: the new state; `nil` where somebody else has written, and nothing is changed then.
    /// - Throws: `FileSystemError` or ``StoreError``.
    func replace(
        _ place: FilePlace, from before: Content, with bytes: [UInt8], subject: NoteName
    ) throws -> FileStamp? {
        guard bytes.count <= NoteLimits.fileSize else { throw StoreError.tooMuch(subject: subject.description) }
        let model = try openToRead(place.name, in: place.folder)
        try checkWritable(place)
        let temporary = try TemporaryFile(self, in: place.folder, bytes: bytes, like: model)
        try fault?(.lock)
        let lock = try FolderLock(place.folder, patience: patience, subject: subject.description)
        defer { withExtendedLifetime(lock) {} }
        let now = try read(place.name, in: place.folder)
        guard now.bytes == before.bytes else { return nil }
        let date = DateTimeFormat.local(Double(g_get_real_time()) / 1e6, "%Y-%m-%d %H.%M")
        let seen = Version(bytes: now.bytes, stamp: now.stamp)
        _ = try swap(temporary, with: place, expecting: seen, subject, in: place.folder, date: date)
        try syncFolder(place.folder)
        return try temporary.stamp()
    }

    /// Saves a new note, durably, under the first of its possible names that is free.
    /// - Returns: the name it got.
    /// - Throws: ``StoreError``.
    func saveNew(_ bytes: [UInt8], as wanted: NoteName) throws -> (NoteName, FileStamp) {
        try writing(wanted, bytes) {
            let folder = try openFolder()
            let temporary = try TemporaryFile(self, in: folder, bytes: bytes, like: nil)
            var number = 1
            while true {
                let name = number == 1 ? wanted : wanted.adding(" (\(number))")
                do {
                    try giveNew(temporary, name, in: folder)
                    try syncFolder(folder)
                    return (name, try temporary.stamp())
                } catch let error as FileSystemError where error.code == EEXIST {
                    number += 1
                }
            }
        }
    }

    /// Waits until the names in a folder are on the disk.
    func syncFolder(_ folder: FileDescriptor) throws {
        try fault?(.syncFolder)
        do {
            try folder.sync()
        } catch let error as FileSystemError where error.code == EINVAL {
            // Some file systems cannot do this for folders, and need not.
        }
    }

    /// Gives a file a new name, which must be free.
    /// - Throws: `FileSystemError`, with `EEXIST` where it is not.
    func moveNew(_ name: NoteName, in folder: FileDescriptor, to newName: NoteName, in target: FileDescriptor) throws {
        try fault?(.rename)
        try name.withCString { from in
            try newName.withCString { to in
                do {
                    try FileSystemError.check { peel_rename_new(folder.number, from, target.number, to) }
                } catch let error as FileSystemError where [ENOSYS, EINVAL].contains(error.code) {
                    // A second name and then not the first comes to the same, without ever overwriting.
                    try FileSystemError.check { linkat(folder.number, from, target.number, to, 0) }
                    unlinkat(folder.number, from, 0)
                }
            }
        }
    }

    /// Runs something that writes a note, and gives its system errors the note's name.
    private func writing<Result>(_ name: NoteName, _ bytes: [UInt8], _ body: () throws -> Result) throws -> Result {
        // What is larger could never be read again.
        guard bytes.count <= NoteLimits.fileSize else { throw StoreError.tooMuch(subject: name.description) }
        do {
            return try body()
        } catch let error as FileSystemError where error.code == ENOENT {
            // The note itself may be missing, so this is the folder, or the new file that somebody has taken away.
            _ = try openFolder()
            throw StoreError.other(subject: name.description, message: error.description)
        } catch let error as FileSystemError {
            throw StoreError(error, subject: name.description)
        }
    }

    private struct Version {
        /// `nil` where the size alone says that it is another version.
        let bytes: [UInt8]?
        let stamp: FileStamp
    }

    private func existing(_ place: FilePlace) throws -> FileDescriptor? {
        do {
            return try openToRead(place.name, in: place.folder)
        } catch let error as FileSystemError where error.code == ENOENT {
            return nil
        }
    }

    /// Refuses a file that the user has protected: taking its name would not ask for the permission to write to it.
    private func checkWritable(_ place: FilePlace) throws {
        try place.name.withCString { cName in
            _ = try FileDescriptor(in: place.folder, name: cName, flags: O_WRONLY | O_NONBLOCK | O_NOCTTY)
        }
    }

    private func version(of place: FilePlace, comparedWith base: [UInt8]?) throws -> Version? {
        guard let file = try existing(place) else { return nil }
        let stamp = FileStamp(try file.status())
        if stamp.size > NoteLimits.fileSize { return Version(bytes: nil, stamp: stamp) }
        let content = try read(place.name, in: place.folder)
        return Version(bytes: content.bytes, stamp: content.stamp)
    }

    private func giveNew(_ temporary: TemporaryFile, _ name: NoteName, in folder: FileDescriptor) throws {
        try moveNew(temporary.name, in: folder, to: name, in: folder)
        temporary.keep()
    }

    /// Puts the new file in the old one's place.
    /// - Returns: where a version is kept that came in at the last moment, past the lock and the check.
    private func swap(
        _ temporary: TemporaryFile, with place: FilePlace, expecting seen: Version, _ name: NoteName,
        in folder: FileDescriptor, date: String
    ) throws -> NoteName? {
        try fault?(.rename)
        let number = place.folder.number
        return try temporary.name.withCString { temporaryName in
            try place.name.withCString { cName in
                if peel_rename_exchange(number, temporaryName, cName) != 0 {
                    try FileSystemError.check { renameat(number, temporaryName, number, cName) }
                    temporary.keep()
                    return nil
                }
                // The temporary name now holds what had the note's name. It goes, if that is what was compared.
                if try isStill(temporary.name, in: place.folder, seen) { return nil }
                temporary.keep()
                let old = FilePlace(folder: place.folder, name: temporary.name)
                let kept = try keepCopy(of: old, beside: name, in: folder, date: date)
                unlinkat(number, temporaryName, 0)
                return kept
            }
        }
    }

    /// Whether a name still holds what was seen.
    ///
    /// The content is compared too, since times are coarse. The time of change is left out: our own renames move it.
    private func isStill(_ name: NoteName, in folder: FileDescriptor, _ seen: Version) throws -> Bool {
        guard let stamp = try status(name, in: folder) else { return false }
        guard stamp.isSameFile(as: seen.stamp), stamp.size == seen.stamp.size, stamp.modified == seen.stamp.modified
        else { return false }
        guard let bytes = seen.bytes else { return true }
        return try read(name, in: folder).bytes == bytes
    }

    /// Keeps a file under a name for conflicts, as a second name of the same file where that can be done: it takes no
    /// space, and a program that still has the file open goes on writing to it there.
    private func keepCopy(
        of place: FilePlace, beside name: NoteName, in folder: FileDescriptor, date: String
    ) throws -> NoteName {
        try fault?(.link)
        var number = 1
        while true {
            let kept = name.adding(number == 1 ? " (conflict \(date))" : " (conflict \(date), \(number))")
            do {
                try place.name.withCString { from in
                    try kept.withCString { to in
                        try FileSystemError.check { linkat(place.folder.number, from, folder.number, to, 0) }
                    }
                }
                return kept
            } catch let error as FileSystemError where error.code == EEXIST {
                number += 1
            } catch is FileSystemError {
                // No second names here, or the file is on another disk: copied then.
                let bytes = try read(place.name, in: place.folder).bytes
                return try saveNew(bytes, as: kept).0
            }
        }
    }
}
