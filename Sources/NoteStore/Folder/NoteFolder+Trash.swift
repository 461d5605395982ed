/// Deleting notes, and having them back.
extension NoteFolder {
    /// Moves a note to the folder's trash.
    ///
    /// An open note stays in memory until it is closed; ``restore(_:)`` has it go on. Where it has changes that cannot be
    /// saved it is not moved: they would be lost with its window.
    /// - Returns: what to call the note by to have it back.
    /// - Throws: ``StoreError``; the note is where it was then.
    @discardableResult
    public func delete(_ id: NoteID) throws -> TrashedNote {
        let name = try nameOf(id)
        let open = openNotes[id]
        if let open, !open.flush(), let failure = open.failure { throw failure }
        let trashed = try disk.moveToTrash(name, at: scheduler.now)
        generation += 1
        known[name] = nil
        ids[name] = nil
        open?.becameTrash()
        if open == nil { names[id] = nil } else { trashedOpen[trashed.place] = id }
        tell(.trashed(id, name))
        return trashed
    }

    /// Does away with an open note that nobody has written on, and leaves nothing behind.
    ///
    /// Where another program has written on it meanwhile it stays.
    /// - Returns: whether it is gone.
    /// - Throws: ``StoreError``.
    @discardableResult
    public func discard(_ id: NoteID) throws -> Bool {
        guard let open = openNotes[id] else { throw StoreError.noteGone }
        let expected = open.base
        let trashed = try delete(id)
        // Looked at where no other program finds it any more.
        guard try disk.read(trashed).bytes == expected else {
            try restore(trashed)
            return false
        }
        try purge(trashed)
        return true
    }

    /// What is in the trash, last deleted first.
    /// - Throws: ``StoreError``.
    public func trash() throws -> [TrashedNote] {
        try disk.trashed()
    }

    /// Puts a note back into the folder, under its name or, where that is taken, one with a number.
    ///
    /// A note that is still open keeps its id and what was unsaved of it.
    /// - Throws: ``StoreError``; the note is still in the trash then.
    @discardableResult
    public func restore(_ note: TrashedNote) throws -> NoteID {
        let name = try disk.restore(note)
        generation += 1
        makeRoom(for: name)
        let id: NoteID
        if let open = trashedOpen.removeValue(forKey: note.place), openNotes[open] != nil {
            id = open
            ids[name] = id
            names[id] = name
        } else {
            id = identify(name)
        }
        if let content = try? disk.read(name) {
            known[name] = content.bytes.withUnsafeBytes {
                ScannedNote(name, content.stamp, bytes: $0, isWhole: true)
            }
            openNotes[id]?.cameBack(as: name, content)
        }
        tell(.appeared(id))
        return id
    }

    /// Does away with one note in the trash for good, and with its versions.
    ///
    /// To be called only when the user says so.
    /// - Throws: ``StoreError``.
    public func purge(_ note: TrashedNote) throws {
        try disk.purge(note)
        if let id = trashedOpen.removeValue(forKey: note.place) { openNotes[id] = nil }
    }

    /// Does away with what is in the trash for good.
    ///
    /// To be called only when the user says so, or has said so for what is older than some days.
    /// - Parameter days: how long a note must have been there; 0 for all of them.
    /// - Returns: how many notes went.
    /// - Throws: ``StoreError`` of the last that could not go; the others have gone.
    @discardableResult
    public func emptyTrash(olderThanDays days: Int = 0) throws -> Int {
        let limit = scheduler.now - Double(days) * 86_400
        var count = 0
        var failed: (any Error)?
        for note in try trash() where days <= 0 || note.deleted < limit {
            do {
                try purge(note)
                count += 1
            } catch {
                failed = error
            }
        }
        if let failed { throw failed }
        return count
    }
}

extension OpenNote {
    /// Stops saving while the note is in the trash.
    func becameTrash() {
        timer?.cancel()
        timer = nil
        isTrashed = true
    }

    /// Goes on after the note was in the trash.
    func cameBack(as newName: NoteName, _ content: NoteDisk.Content) {
        isTrashed = false
        let isRenamed = newName != name
        name = newName
        fileChanged(content)
        if isRenamed { onEvent?(.renamed) }
        if hasUnsavedChanges { scheduleSave() }
    }
}
