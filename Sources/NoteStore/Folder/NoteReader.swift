/// Reads the notes of a folder anywhere but on the main thread.
///
/// Thread: any, several at once.
public struct NoteReader: Sendable {
    let disk: NoteDisk

    /// What a note's file holds.
    /// - Throws: ``StoreError``, also for a file that is too large.
    public func note(_ name: NoteName) throws -> NoteFile {
        NoteFile(bytes: try disk.read(name).bytes)
    }

    /// What a note in the trash holds.
    /// - Throws: ``StoreError``.
    public func note(_ trashed: TrashedNote) throws -> NoteFile {
        NoteFile(bytes: try disk.read(trashed).bytes)
    }

    /// What is in the trash, last deleted first.
    /// - Throws: ``StoreError``.
    public func trash() throws -> [TrashedNote] { try disk.trashed() }

    /// What an earlier version holds.
    /// - Throws: ``StoreError``.
    public func note(_ version: NoteVersion) throws -> NoteFile {
        NoteFile(bytes: try disk.read(version))
    }
}

extension NoteFolder {
    /// What reads this folder's notes on other threads.
    nonisolated public var reader: NoteReader { NoteReader(disk: disk) }
}
