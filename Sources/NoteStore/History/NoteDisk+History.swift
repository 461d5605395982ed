import CGtk
import GLib

/// Earlier versions, in `.history/<name>/` of the folder.
extension NoteDisk {
    static let historyFolder = ".history"

    /// Keeps a content as a version, durably, and thins out those before it.
    ///
    /// Nothing is kept where there is nothing in it, or where the newest version is the same.
    /// - Returns: the version, `nil` where none was needed.
    /// - Throws: ``StoreError``.
    @discardableResult
    func keepVersion(of name: NoteName, _ bytes: [UInt8], at moment: Double) throws -> NoteVersion? {
        guard !bytes.isEmpty else { return nil }
        return try naming(name) {
            let folder = try openFolder()
            let history = try makeFolder(Self.historyFolder, in: folder)
            let own = try makeFolder(named: name, in: history)
            TemporaryFile.clearLeftovers(in: own)
            var present = versions(of: name, in: own)
            if let newest = present.first, try read(newest.name, in: own).bytes == bytes { return nil }
            let temporary = try TemporaryFile(self, in: own, bytes: bytes, like: nil)
            let label = NoteVersion.label(moment)
            let suffix = String(decoding: name.suffix, as: UTF8.self)
            var number = 1
            while true {
                guard let file = NoteName(number == 1 ? label + suffix : "\(label)-\(number)\(suffix)") else {
                    return nil
                }
                do {
                    try moveNew(temporary.name, in: own, to: file, in: own)
                    temporary.keep()
                    try syncFolder(own)
                    let version = NoteVersion(note: name, name: file, kept: moment, size: Int64(bytes.count))
                    present.insert(version, at: 0)
                    thin(present, in: own)
                    return version
                } catch let error as FileSystemError where error.code == EEXIST {
                    number += 1
                }
            }
        }
    }

    /// The versions of a note, newest first; none where there are none or they cannot be read.
    func versions(of name: NoteName) -> [NoteVersion] {
        guard let own = try? historyFolder(of: name) else { return [] }
        return versions(of: name, in: own)
    }

    /// Reads a version.
    /// - Throws: ``StoreError``.
    func read(_ version: NoteVersion) throws -> [UInt8] {
        do {
            return try naming(version.name) { try read(version.name, in: try historyFolder(of: version.note)).bytes }
        } catch StoreError.notFound(let subject) {
            throw StoreError.versionGone(subject: subject)
        }
    }

    /// Has a note's versions follow it to its new name.
    ///
    /// Where that has versions of its own, both stay where they are.
    func moveVersions(of name: NoteName, to newName: NoteName) {
        guard let folder = try? openFolder(),
            let history = try? FileDescriptor(in: folder, name: Self.historyFolder, flags: O_RDONLY | O_DIRECTORY)
        else { return }
        name.withCString { from in
            newName.withCString { to in
                _ = peel_rename_new(history.number, from, history.number, to)
            }
        }
    }

    /// Removes all versions of a note.
    ///
    /// Only to be called when the user does away with the note itself.
    func removeVersions(of name: NoteName) {
        guard let folder = try? openFolder(),
            let history = try? FileDescriptor(in: folder, name: Self.historyFolder, flags: O_RDONLY | O_DIRECTORY),
            let own = try? historyFolder(of: name)
        else { return }
        for file in FolderEntries(own).names {
            file.withCString { _ = unlinkat(own.number, $0, 0) }
        }
        name.withCString { _ = unlinkat(history.number, $0, AT_REMOVEDIR) }
    }

    /// Opens a folder of the folder's own, making it for this user alone where it is not there yet.
    func makeFolder(_ name: String, in folder: FileDescriptor) throws -> FileDescriptor {
        guard let name = NoteName(name) else { throw FileSystemError(code: EINVAL) }
        return try makeFolder(named: name, in: folder)
    }

    private func makeFolder(named name: NoteName, in folder: FileDescriptor) throws -> FileDescriptor {
        try name.withCString { cName in
            do {
                try creating(in: folder) {
                    try FileSystemError.check { mkdirat(folder.number, cName, 0o700) }
                }
                try syncFolder(folder)
            } catch let error as FileSystemError where error.code == EEXIST {
                // There already.
            }
            do {
                return try FileDescriptor(in: folder, name: cName, flags: O_RDONLY | O_DIRECTORY)
            } catch let error as FileSystemError {
                throw StoreError(folder: error, path: path(of: folder) + "/" + name.description)
            }
        }
    }

    private func historyFolder(of name: NoteName) throws -> FileDescriptor {
        let folder = try openFolder()
        let history = try FileDescriptor(in: folder, name: Self.historyFolder, flags: O_RDONLY | O_DIRECTORY)
        return try name.withCString { try FileDescriptor(in: history, name: $0, flags: O_RDONLY | O_DIRECTORY) }
    }

    private func versions(of name: NoteName, in own: FileDescriptor) -> [NoteVersion] {
        let found = FolderEntries(own).names.compactMap { file -> NoteVersion? in
            guard file.bytes.first != 0x2E, let stamp = try? status(file, in: own) else { return nil }
            let moment = NoteVersion.moment(file) ?? Double(stamp.modified) / 1e9
            return NoteVersion(note: name, name: file, kept: moment, size: stamp.size)
        }
        // Of one second, the one with the longer name or the higher number came later.
        return found.sorted {
            if $0.kept != $1.kept { return $0.kept > $1.kept }
            let (one, other) = ($0.name.bytes, $1.name.bytes)
            return one.count != other.count ? one.count > other.count : other.lexicographicallyPrecedes(one)
        }
    }

    private func thin(_ present: [NoteVersion], in own: FileDescriptor) {
        for index in VersionThinning.excess(present.map(\.kept), limit: NoteLimits.versions) {
            present[index].name.withCString { _ = unlinkat(own.number, $0, 0) }
        }
    }
}
