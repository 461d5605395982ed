/// Earlier versions of notes.
extension NoteFolder {
    /// The versions of a note, newest first.
    public func versions(of id: NoteID) -> [NoteVersion] {
        names[id].map(disk.versions) ?? []
    }

    /// What a version holds.
    /// - Throws: ``StoreError``.
    public func content(of version: NoteVersion) throws -> NoteFile {
        NoteFile(bytes: try disk.read(version))
    }

    /// Has a note hold an earlier version again.
    ///
    /// What it holds now becomes a version itself, so that this can be undone. Waits for the disk.
    /// - Throws: ``StoreError``.
    public func restore(_ version: NoteVersion, of id: NoteID) throws {
        let wasOpen = openNotes[id] != nil
        let note = try open(id)
        defer { if !wasOpen { note.close() } }
        let bytes = try disk.read(version)
        if !note.flush(), let failure = note.failure { throw failure }
        // Without a way back there is no way there.
        try disk.keepVersion(of: note.name, note.file.bytes, at: scheduler.now)
        note.pendingVersion = nil
        note.replace(with: NoteFile(bytes: bytes))
        if !note.flush(), let failure = note.failure { throw failure }
    }
}

extension OpenNote {
    /// Takes another content as a whole, and says so.
    func replace(with content: NoteFile) {
        guard content.bytes != file.bytes else { return }
        _ = sitting.change(at: scheduler.uptime)
        file = content
        onEvent?(.changedOutside)
        scheduleSave()
    }
}
