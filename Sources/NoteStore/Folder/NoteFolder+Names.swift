/// Notes by their file's names, for those who remember names from one start to the next.
extension NoteFolder {
    /// Opens a note by its file's name, and reads nothing else of the folder.
    ///
    /// So a program that shows a few notes of ten thousand starts at once; ``watch()`` finds the others later.
    /// - Throws: ``StoreError``, ``StoreError/notFound(subject:)`` where there is no such note.
    public func open(named name: NoteName) throws -> OpenNote {
        if let id = ids[name], let open = openNotes[id] { return open }
        guard NoteFileRules.isNote(name) else { throw StoreError.notFound(subject: name.description) }
        let content = try disk.read(name)
        let note = OpenNote(id: identify(name), name: name, content: content, folder: self)
        openNotes[note.id] = note
        saved(note)
        return note
    }

    /// Whether there is a readable note of a file's name, known or not.
    ///
    /// Waits for the disk where it is not known.
    public func contains(_ name: NoteName) -> Bool {
        known[name] != nil || (NoteFileRules.isNote(name) && (try? disk.read(name)) != nil)
    }
}
