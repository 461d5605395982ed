import CGtk
import GLib

extension NoteDisk {
    /// Reads, changes and writes a note as one step: where another program writes in between, the change is made again
    /// to what that one wrote.
    ///
    /// The content before is kept as a version.
    /// - Throws: ``StoreError``, or what `change` throws.
    func update(_ name: NoteName, at moment: Double, _ change: (inout NoteFile) throws -> Void) throws -> Content {
        try naming(name) {
            let folder = try openFolder()
            let place = try FilePlace(name, in: folder, path: path)
            while true {
                let before = try read(place.name, in: place.folder)
                var file = NoteFile(bytes: before.bytes)
                guard file.isText else { throw StoreError.notText(subject: name.description) }
                try change(&file)
                guard file.bytes != before.bytes else { return before }
                if !NoteFile(bytes: before.bytes).text.isEmpty {
                    _ = try? keepVersion(of: name, before.bytes, at: moment)
                }
                if let stamp = try replace(place, from: before, with: file.bytes, subject: name) {
                    return Content(bytes: file.bytes, stamp: stamp)
                }
            }
        }
    }

    /// Gives a note another name, which must be free.
    /// - Throws: ``StoreError``.
    func rename(_ name: NoteName, to newName: NoteName) throws {
        try naming(newName) {
            let folder = try openFolder()
            do {
                try moveNew(name, in: folder, to: newName, in: folder)
            } catch let error as FileSystemError where error.code == ENOENT {
                throw StoreError.notFound(subject: name.description)
            }
            try syncFolder(folder)
        }
    }
}

extension NoteDisk {
    /// Runs something while no other program of ours changes the folder.
    /// - Throws: ``StoreError``, or what the body throws.
    func exclusively(_ subject: NoteName, _ body: (FileDescriptor) throws -> Void) throws {
        try naming(subject) {
            let folder = try openFolder()
            let lock = try FolderLock(folder, patience: patience, subject: subject.description)
            defer { withExtendedLifetime(lock) {} }
            try body(folder)
        }
    }

    /// Writes a file durably in one step, whatever it held.
    ///
    /// Not for notes.
    /// - Throws: `FileSystemError`.
    func overwrite(_ name: NoteName, in folder: FileDescriptor, with bytes: [UInt8]) throws {
        let model = try? openToRead(name, in: folder)
        let temporary = try TemporaryFile(self, in: folder, bytes: bytes, like: model)
        try fault?(.rename)
        try temporary.name.withCString { from in
            try name.withCString { to in
                try FileSystemError.check { renameat(folder.number, from, folder.number, to) }
            }
        }
        temporary.keep()
        try syncFolder(folder)
    }
}
