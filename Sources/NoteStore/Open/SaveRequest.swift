/// What is to be saved, as it stood when saving began.
struct SaveRequest: Sendable {
    let disk: NoteDisk
    let name: NoteName
    let base: [UInt8]
    let bytes: [UInt8]
    /// A content to keep as a version first.
    let version: [UInt8]?
    /// The time in seconds since 1970.
    let moment: Double
    /// The local time for the name of a conflict copy.
    let date: String

    /// Saves.
    ///
    /// Thread: any.
    func run() -> SaveResult {
        var isVersionKept = true
        if let version {
            // A version that cannot be kept must not keep the text from being saved; it is tried again.
            isVersionKept = (try? disk.keepVersion(of: name, version, at: moment)) != nil
        }
        do {
            let outcome = try disk.save(name, base: base, bytes: bytes, date: date)
            return SaveResult(request: self, isVersionKept: isVersionKept, outcome: .success(outcome))
        } catch {
            let error = error as? StoreError ?? .other(subject: name.description, message: "\(error)")
            return SaveResult(request: self, isVersionKept: isVersionKept, outcome: .failure(error))
        }
    }
}

/// What has come of a ``SaveRequest``.
struct SaveResult: Sendable {
    let request: SaveRequest
    let isVersionKept: Bool
    let outcome: Result<SaveOutcome, StoreError>
}
