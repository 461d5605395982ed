/// What other programs do to an open note's file.
extension OpenNote {
    /// Takes in that the file is another than we know.
    /// - Parameter content: what it holds now.
    func fileChanged(_ content: NoteDisk.Content) {
        // A save that is under way looks for itself.
        guard saving == nil, !isTrashed else { return }
        if isVanished {
            isVanished = false
            onEvent?(.returned)
        }
        guard content.bytes != base else {
            stamp = content.stamp
            return
        }
        if hasUnsavedChanges {
            // Saving finds the other version and keeps both.
            flush()
            return
        }
        noteSitting()
        keepPendingVersion()
        base = content.bytes
        stamp = content.stamp
        file = NoteFile(bytes: content.bytes)
        folder?.saved(self)
        onEvent?(.changedOutside)
    }

    /// Takes in that the file is gone.
    func fileVanished() {
        guard !isVanished, !isTrashed else { return }
        isVanished = true
        onEvent?(.vanished)
    }

    /// Takes in that the file has another name.
    func fileRenamed(to newName: NoteName) {
        name = newName
        onEvent?(.renamed)
    }

    /// What somebody else's program replaces may be missed as well.
    private func keepPendingVersion() {
        guard let version = pendingVersion else { return }
        pendingVersion = nil
        let (disk, name, moment) = (self.disk, self.name, scheduler.now)
        scheduler.inBackground({ _ = try? disk.keepVersion(of: name, version, at: moment) }, then: {})
    }
}
