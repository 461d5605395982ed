import CGtk
import GLib

/// Looking at the folder, and what other programs have done in it.
extension NoteFolder {
    /// Looks at the folder now, and waits for it.
    ///
    /// At the first look every note is reported as appeared, which costs nothing where nobody listens yet.
    /// - Throws: ``StoreError`` where the folder cannot be read; what is known of it stays.
    public func refresh() throws {
        refreshTimer?.cancel()
        refreshTimer = nil
        generation += 1
        do {
            let scan = try FolderScan(disk, known: known)
            take(scan, FolderChanges(from: known, to: scan.notes), confirmsMissing: true)
        } catch let error as StoreError {
            folderFailed(error)
            throw error
        }
    }

    /// Looks at the folder in the background, and tries again what could not be saved: for when a window gets the
    /// focus, since not every file system tells of changes.
    public func refreshSoon() {
        for note in openNotes.values { note.retryNow() }
        scheduleRefresh(after: 0)
    }

    /// Looks at the folder by itself from now on, whenever something happens in it.
    ///
    /// It clears away what killed processes have left of unfinished saves.
    public func watch() {
        isWatching = true
        if let folder = try? disk.openFolder() { TemporaryFile.clearLeftovers(in: folder) }
        startMonitor()
        scheduleRefresh(after: 0)
    }

    /// Ends what ``watch()`` began.
    public func unwatch() {
        isWatching = false
        stopMonitor()
        refreshTimer?.cancel()
        refreshTimer = nil
    }

    func scheduleRefresh(after seconds: Double) {
        guard refreshTimer == nil else { return }
        refreshTimer = scheduler.after(seconds) { [weak self] in
            self?.refreshTimer = nil
            self?.refreshInBackground()
        }
    }

    private func refreshInBackground() {
        // One at a time; what happened since it began is looked at after it.
        guard refreshing == nil else { return scheduleRefresh(after: 0.2) }
        let result = BackgroundResult<Result<FolderLook, StoreError>>()
        refreshing = result
        let (disk, known, begun) = (self.disk, self.known, generation)
        scheduler.inBackground {
            do {
                let scan = try FolderScan(disk, known: known)
                result.put(.success(FolderLook(scan: scan, changes: FolderChanges(from: known, to: scan.notes))))
            } catch {
                result.put(.failure(error as? StoreError ?? .folderMissing(subject: disk.path)))
            }
        } then: { [weak self] in
            guard let self else { return }
            refreshing = nil
            guard begun == generation else { return scheduleRefresh(after: 0.1) }
            switch result.take() {
            // Nothing has become of the folder since, so what is known is what the look was compared with.
            case .success(let look): take(look.scan, look.changes, confirmsMissing: false)
            case .failure(let error): folderFailed(error)
            case nil: break
            }
        }
    }

    private func folderFailed(_ error: StoreError) {
        let isNews = failure != error
        failure = error
        failures += 1
        // It watches what was there; what comes back, be it the same folder, is watched anew.
        stopMonitor()
        if isWatching { scheduleRefresh(after: failures > 4 ? 15 : Double(1 << (failures - 1))) }
        if isNews { tell(.folderFailed(error)) }
    }

    private func startMonitor() {
        guard isWatching, let folder = try? disk.openFolder(), let status = try? folder.status() else { return }
        let stamp = FileStamp(status)
        // A folder that was removed and made again is another.
        if let monitored, monitored.isSameFile(as: stamp), monitor != nil { return }
        monitor?.cancel()
        monitored = stamp
        monitor = try? FileMonitor(folder: path) { [weak self] in
            self?.scheduleRefresh(after: 0.1)
        }
    }

    private func stopMonitor() {
        monitor?.cancel()
        monitor = nil
        monitored = nil
    }

    /// Takes in a look at the folder.
    private func take(_ scan: FolderScan, _ found: FolderChanges, confirmsMissing: Bool) {
        failures = 0
        startMonitor()
        if failure != nil {
            failure = nil
            tell(.folderRecovered)
            for note in openNotes.values { note.retryNow() }
        }
        let hasOtherUnusable = unusable != scan.unusable
        unusable = scan.unusable
        // By the name's bytes, so that what follows happens in the same order every time.
        var changes = found
        if !confirmsMissing { postpone(&changes) }
        missing = missing.subtracting(changes.vanished)
        for change in changes.renamed { renamed(change.from, to: change.to) }
        for name in changes.vanished { vanished(name) }
        for note in changes.appeared { appeared(note) }
        for note in changes.changed { changed(note) }
        if hasOtherUnusable { tell(.unusableChanged) }
        if !hasBeenRead {
            hasBeenRead = true
            tell(.firstRead)
        }
    }

    /// Gives missing notes until the next look to come back.
    private func postpone(_ changes: inout FolderChanges) {
        let fresh = changes.vanished.filter { !missing.contains($0) }
        missing = Set(fresh)
        guard !fresh.isEmpty else { return }
        changes.vanished.removeAll { missing.contains($0) }
        scheduleRefresh(after: 0.5)
    }

    private func renamed(_ old: NoteName, to new: ScannedNote) {
        let id = identify(old)
        ids[old] = nil
        makeRoom(for: new.name)
        ids[new.name] = id
        names[id] = new.name
        known[old] = nil
        known[new.name] = new
        let disk = self.disk
        scheduler.inBackground({ disk.moveVersions(of: old, to: new.name) }, then: {})
        tell(.renamed(id, from: old, to: new.name))
        openNotes[id]?.fileRenamed(to: new.name)
        readAgain(new, id)
    }

    private func vanished(_ name: NoteName) {
        known[name] = nil
        guard let id = ids[name] else { return }
        let open = openNotes[id]
        if let open, isTrashedElsewhere(open) { return }
        if open == nil { dropID(of: name) }
        tell(.vanished(id, name))
        open?.fileVanished()
    }

    private func appeared(_ note: ScannedNote) {
        known[note.name] = note
        if isRestoredElsewhere(note) { return }
        let id = identify(note.name)
        tell(.appeared(id))
        readAgain(note, id)
    }

    private func changed(_ note: ScannedNote) {
        known[note.name] = note
        let id = identify(note.name)
        tell(.changed(id))
        readAgain(note, id)
    }

    /// Has an open note read its file again where that is another than it knows.
    private func readAgain(_ note: ScannedNote, _ id: NoteID) {
        guard let open = openNotes[id], open.isVanished || open.stamp != note.stamp else { return }
        let result = BackgroundResult<NoteDisk.Content>()
        let disk = self.disk
        scheduler.inBackground {
            if let content = try? disk.read(note.name) { result.put(content) }
        } then: { [weak open] in
            guard let content = result.take(), let open, open.name == note.name else { return }
            open.fileChanged(content)
        }
    }
}
