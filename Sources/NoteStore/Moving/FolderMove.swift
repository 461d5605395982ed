import CGtk
import GLib

/// Moves all notes of a folder to another, with the trash and the earlier versions, in such a way that nothing is lost
/// whenever it ends: first every file is copied, written out and compared, and only then, in a second step, the old
/// ones are removed.
///
/// Nothing is merged: a name that is taken there by something else stops it before anything is changed. What is there
/// already with the same content counts as copied, so that a move that was interrupted can be begun again. Other files
/// in the folder are not ours and stay.
/// Thread: any; both steps wait for the disk.
public struct FolderMove: Sendable {
    /// The folder in which the notes are.
    public let source: String
    /// The folder into which they are to go; it is made where it is not there yet.
    public let target: String

    var from: NoteDisk
    var to: NoteDisk

    /// Names two folders; nothing is done yet.
    public init(from source: String, to target: String) {
        (self.source, self.target) = (source, target)
        (from, to) = (NoteDisk(path: source), NoteDisk(path: target))
    }

    /// Whether both are the same folder, by whatever path.
    public var isWithinOneFolder: Bool {
        guard let one = try? from.openFolder().status(), let other = try? to.openFolder().status() else { return false }
        return one.st_dev == other.st_dev && one.st_ino == other.st_ino
    }

    // MARK: Copying

    /// What has been copied, by which the originals can be removed.
    public struct Copies: Sendable {
        let files: MovedFiles
        /// How many files there are: notes, notes in the trash and earlier versions.
        public var count: Int { files.count }
    }

    /// Copies everything, and sees to it that it is on the disk there as it is here.
    /// - Throws: `StoreError` where anything cannot be read, or written, or its name is taken; nothing has changed then:
    ///   what had been copied is removed again.
    public func copy() throws -> Copies {
        let files = try MovedFiles(in: from)
        var made = MadeFiles()
        do {
            try made.makeFolder(of: to)
            try checkNames(files)
            for level in files.levels where !level.files.isEmpty {
                let source = try MoveWay.open(level.way, in: from)
                let target = try made.open(level.way, in: to)
                for name in level.files where try copy(name, source, target) { made.add(name, in: target) }
                try to.naming(level.files[0]) { try to.syncFolder(target) }
            }
            try made.sync(to)
        } catch {
            made.removeAll()
            throw error
        }
        return Copies(files: files)
    }

    /// Looks for what is in the way before anything is written.
    private func checkNames(_ files: MovedFiles) throws {
        for level in files.levels where !level.files.isEmpty {
            guard let target = try? MoveWay.open(level.way, in: to) else { continue }
            let source = try MoveWay.open(level.way, in: from)
            for name in level.files {
                try from.naming(name) {
                    guard MoveWay.isTaken(name, in: target) else { return }
                    guard try MoveWay.areAlike(name, source, target) else {
                        throw StoreError.nameTaken(subject: name.description)
                    }
                }
            }
        }
    }

    /// Copies a file or a link.
    /// - Returns: whether it was not there yet.
    private func copy(_ name: NoteName, _ source: FileDescriptor, _ target: FileDescriptor) throws -> Bool {
        try from.naming(name) {
            try from.fault?(.read)
            if MoveWay.isTaken(name, in: target) {
                guard try MoveWay.areAlike(name, source, target) else {
                    throw StoreError.nameTaken(subject: name.description)
                }
                return false
            }
            if let link = MoveWay.link(name, in: source) {
                try MoveWay.makeLink(name, to: link, from: self.source, in: target)
                return true
            }
            let original = try name.withCString {
                try FileDescriptor(in: source, name: $0, flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
            }
            let temporary = try TemporaryFile(to, in: target, copyOf: original)
            // Read back from there, before anything relies on it.
            guard try MoveWay.areAlike(original, temporary.opened()) else {
                throw StoreError.deviceFailed(subject: name.description)
            }
            try to.moveNew(temporary.name, in: target, to: name, in: target)
            temporary.keep()
            return true
        }
    }

    // MARK: Removing

    /// Removes the originals of what has been copied, but for those that somebody has changed since.
    ///
    /// To be called only when the new folder is the one that is used from now on.
    /// - Returns: how many stay where they were, because they are not, or no longer, the same as their copies, or cannot
    ///   be removed.
    public func removeOriginals(of copies: Copies) -> Int {
        var kept = 0
        for level in copies.files.levels.reversed() {
            guard let source = try? MoveWay.open(level.way, in: from) else {
                kept += level.files.count
                continue
            }
            let lock = try? FolderLock(source, patience: from.patience, subject: self.source)
            defer { withExtendedLifetime(lock) {} }
            let target = try? MoveWay.open(level.way, in: to)
            for name in level.files where !remove(name, source, target) { kept += 1 }
            guard let last = level.way.last, let parent = try? MoveWay.open(level.way.dropLast(), in: from) else {
                continue
            }
            // Only goes when it is empty.
            last.withCString { _ = unlinkat(parent.number, $0, AT_REMOVEDIR) }
        }
        return kept
    }

    private func remove(_ name: NoteName, _ source: FileDescriptor, _ target: FileDescriptor?) -> Bool {
        guard let target, (try? MoveWay.areAlike(name, source, target)) == true else { return false }
        return name.withCString { unlinkat(source.number, $0, 0) } == 0
    }
}
