import CGtk
import GLib

/// When and how an open note gets to the disk.
extension OpenNote {
    /// Saves now what is unsaved, and waits for it: for closing, losing the focus, quitting and signals.
    /// - Returns: whether everything is on the disk.
    @discardableResult
    public func flush() -> Bool {
        if saving != nil {
            scheduler.finishBackground()
            takeResult()
        }
        guard !isTrashed else { return !hasUnsavedChanges }
        if hasUnsavedChanges {
            timer?.cancel()
            timer = nil
            lastWrite = scheduler.uptime
            apply(request().run())
        }
        return !hasUnsavedChanges
    }

    /// Has the content saved soon, if it is not to be already.
    func scheduleSave() {
        guard timer == nil, saving == nil, !isTrashed else { return }
        let sinceLast = scheduler.uptime - lastWrite
        let delay = max(NoteLimits.secondsToSettle, NoteLimits.secondsBetweenWrites - sinceLast)
        startTimer(delay)
    }

    /// What is to be saved, as it stands.
    func request() -> SaveRequest {
        SaveRequest(
            disk: disk, name: name, base: base, bytes: file.bytes, version: pendingVersion, moment: scheduler.now,
            date: DateTimeFormat.local(scheduler.now, "%Y-%m-%d %H.%M"))
    }

    /// Takes in what has come of a save.
    func apply(_ result: SaveResult) {
        if result.isVersionKept, result.request.version == pendingVersion { pendingVersion = nil }
        switch result.outcome {
        case .failure(let error): saveFailed(error)
        case .success(let outcome): saveSucceeded(result.request, outcome)
        }
    }

    /// Tries again at once what has failed, for when something tells that the cause may be gone.
    func retryNow() {
        guard failure != nil, saving == nil, !isTrashed else { return }
        timer?.cancel()
        timer = nil
        saveInBackground()
    }

    private func startTimer(_ delay: Double) {
        timer = scheduler.after(delay) { [weak self] in
            self?.timer = nil
            self?.saveInBackground()
        }
    }

    private func saveInBackground() {
        // Typed and taken back again is no change.
        guard saving == nil, !isTrashed, hasUnsavedChanges else { return settle() }
        lastWrite = scheduler.uptime
        let result = BackgroundResult<SaveResult>()
        let request = request()
        saving = result
        // The note is held until its text is on the disk.
        scheduler.inBackground({ result.put(request.run()) }, then: { self.takeResult() })
    }

    /// Where nothing is left to save, a failure is over too.
    private func settle() {
        guard failure != nil, !hasUnsavedChanges else { return }
        recover()
    }

    private func takeResult() {
        guard let result = saving?.take() else { return }
        saving = nil
        apply(result)
    }

    private func saveFailed(_ error: StoreError) {
        let isNews = failure != error
        failure = error
        failures += 1
        timer?.cancel()
        // 1, 2, 4, 8, 16 and then every 30 seconds: soon after a hiccup, and no burden on a full disk.
        startTimer(failures > 5 ? 30 : Double(1 << (failures - 1)))
        if isNews { onEvent?(.saveFailed(error)) }
    }

    private func saveSucceeded(_ request: SaveRequest, _ outcome: SaveOutcome) {
        base = request.bytes
        stamp = outcome.stamp
        recover()
        folder?.saved(self)
        folder?.tell(.saved(id))
        if isVanished {
            isVanished = false
            onEvent?(.returned)
        }
        if case .conflict(let kept, _) = outcome {
            onEvent?(.conflictKept(kept))
            folder?.refreshSoon()
        }
        if hasUnsavedChanges { scheduleSave() } else { onEvent?(.saved) }
    }

    private func recover() {
        failures = 0
        guard failure != nil else { return }
        failure = nil
        onEvent?(.saveRecovered)
    }
}
