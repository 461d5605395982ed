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
        let trashed = try moveToTrash(id)
        openNotes[id]?.onEvent?(.trashed(trashed))
        return trashed
    }

    private func moveToTrash(_ id: NoteID) throws -> TrashedNote {
        let name = try nameOf(id)
        if let open = openNotes[id], !open.flush(), let failure = open.failure { throw failure }
        let trashed = try disk.moveToTrash(name, at: scheduler.now)
        generation += 1
        isInTrash(id, name, trashed)
        return trashed
    }

    /// Takes in that a note is in the trash.
    private func isInTrash(_ id: NoteID, _ name: NoteName, _ trashed: TrashedNote) {
        known[name] = nil
        ids[name] = nil
        if let open = openNotes[id] {
            open.stopSaving()
            trashedOpen[trashed.place] = id
        } else {
            names[id] = nil
        }
        tell(.trashed(id, name))
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
        let trashed = try moveToTrash(id)
        do {
            // Looked at where no other program finds it any more.
            guard try disk.read(trashed).bytes == expected else {
                try restore(trashed)
                return false
            }
            try remove(trashed)
            return true
        } catch {
            open.onEvent?(.trashed(trashed))
            throw error
        }
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
        try remove(note)?.onEvent?(.purged)
    }

    /// Does away with one note in the trash for good.
    /// - Returns: the note, where it is open.
    @discardableResult
    private func remove(_ note: TrashedNote) throws -> OpenNote? {
        try disk.purge(note)
        guard let id = trashedOpen.removeValue(forKey: note.place) else { return nil }
        names[id] = nil
        return openNotes.removeValue(forKey: id)
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

/// What other programs, `peel rm` and `peel restore` among them, move to the trash and out of it.
extension NoteFolder {
    /// Takes in that an open note is in the trash, where it is that what has become of its file.
    ///
    /// What it has unsaved would be lost with its window, so then the file counts as gone.
    /// - Returns: whether it is.
    func isTrashedElsewhere(_ open: OpenNote) -> Bool {
        guard !open.hasUnsavedChanges, let trashed = disk.trashed(open.name, open.stamp) else { return false }
        isInTrash(open.id, open.name, trashed)
        open.onEvent?(.trashed(trashed))
        return true
    }

    /// Takes in that an open note is out of the trash, where it is that what a new file is.
    /// - Returns: whether it is.
    func isRestoredElsewhere(_ note: ScannedNote) -> Bool {
        for (place, id) in trashedOpen {
            guard let open = openNotes[id], open.stamp.isSameFile(as: note.stamp), open.holds(note),
                !disk.isInTrash(open.name, place)
            else { continue }
            trashedOpen[place] = nil
            ids[note.name] = id
            names[id] = note.name
            open.cameBack(as: note.name, NoteDisk.Content(bytes: open.base, stamp: note.stamp))
            tell(.appeared(id))
            return true
        }
        return false
    }
}

extension OpenNote {
    /// Whether a file holds what the note's own did: the number of a file that has gone is soon given to another.
    fileprivate func holds(_ note: ScannedNote) -> Bool {
        base.withUnsafeBytes { ScannedNote(name, stamp, bytes: $0, isWhole: true) }.digest == note.digest
    }

    /// Stops saving while the note is in the trash.
    func stopSaving() {
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
        onEvent?(.restored)
        if isRenamed { onEvent?(.renamed) }
        if hasUnsavedChanges { scheduleSave() }
    }
}
