import GLib

/// Changing notes without a window, and their names.
extension NoteFolder {
    /// Changes a note in one step, however many programs do the same at once: where another was faster, the change is
    /// made again to what that one wrote.
    ///
    /// Waits for the disk.
    /// - Parameters:
    ///   - id: the note. Where it is open, the open note is changed and saved.
    ///   - change: the change; may be called several times, each time with another content.
    /// - Throws: ``StoreError``, or what `change` throws.
    public func update(_ id: NoteID, _ change: (inout NoteFile) throws -> Void) throws {
        if let open = openNotes[id] {
            var file = open.file
            try change(&file)
            open.edit { $0 = file }
            if !open.flush(), let failure = open.failure { throw failure }
            return
        }
        let name = try nameOf(id)
        let content = try disk.update(name, at: scheduler.now, change)
        generation += 1
        known[name] = content.bytes.withUnsafeBytes { ScannedNote(name, content.stamp, bytes: $0, isWhole: true) }
        tell(.saved(id))
    }

    /// Gives a note's file another name; its versions follow.
    /// - Throws: ``StoreError``, among them ``StoreError/nameTaken(subject:)``.
    public func rename(_ id: NoteID, to newName: NoteName) throws {
        let name = try nameOf(id)
        guard newName != name else { return }
        guard NoteFileRules.isNote(newName) else { throw StoreError.notANoteName(subject: newName.description) }
        if let open = openNotes[id], !open.flush(), let failure = open.failure { throw failure }
        try disk.rename(name, to: newName)
        disk.moveVersions(of: name, to: newName)
        generation += 1
        ids[name] = nil
        ids[newName] = id
        names[id] = newName
        known[name] = nil
        if let content = try? disk.read(newName) {
            known[newName] = content.bytes.withUnsafeBytes {
                ScannedNote(newName, content.stamp, bytes: $0, isWhole: true)
            }
            openNotes[id]?.stamp = content.stamp
        }
        tell(.renamed(id, from: name, to: newName))
        openNotes[id]?.fileRenamed(to: newName)
    }

    /// The notes that some characters may mean: the one whose file name, with or without its extension, or whose title
    /// they are; else all whose file name or title begins with them.
    ///
    /// Letters' case and accents do not count.
    public func candidates(for words: String) -> [NoteSummary] {
        let all = notes
        let exact = all.filter { $0.name.bytes.elementsEqual(words.utf8) }
        if !exact.isEmpty { return exact }
        let wanted = SearchText.folded(words)
        guard !wanted.isEmpty else { return [] }
        let texts = all.map { note in
            (note, [note.name.description, String(decoding: note.name.stem, as: UTF8.self), note.title])
        }.map { note, texts in (note: note, texts: texts.map(SearchText.folded)) }
        let same = texts.filter { $0.texts.contains(wanted) }
        if !same.isEmpty { return same.map(\.note) }
        return texts.filter { $0.texts.contains { $0.hasPrefix(wanted) } }.map(\.note)
    }
}
