/// A listener to what happens in a ``NoteFolder``, for as long as somebody keeps this.
///
/// Ownership: whoever observes keeps it, and the folder does not; it keeps the closure.
/// Thread: the main one.
@MainActor
public final class FolderObservation {
    private var body: (@MainActor (NoteFolderEvent) -> Void)?

    init(_ body: @escaping @MainActor (NoteFolderEvent) -> Void) {
        self.body = body
    }

    /// Ends listening at once, also while an event is being told.
    public func cancel() {
        body = nil
    }

    var isActive: Bool { body != nil }

    func tell(_ event: NoteFolderEvent) {
        body?(event)
    }
}

/// The observations that a folder tells of events, in the order in which they began.
struct FolderObservers {
    private struct Entry {
        weak var observation: FolderObservation?
    }

    private var entries: [Entry] = []

    @MainActor
    mutating func add(_ observation: FolderObservation) {
        entries.removeAll { $0.observation?.isActive != true }
        entries.append(Entry(observation: observation))
    }

    /// Those that still listen.
    ///
    /// A copy, so that listeners may come and go while they are told.
    var present: [FolderObservation] { entries.compactMap(\.observation) }
}

extension NoteFolder {
    /// Listens to what happens in the folder.
    /// - Parameter body: called for what lists should show, after those who began to listen before; capture what keeps
    ///   the observation weakly.
    /// - Returns: what is to be kept for as long as events are wanted.
    public func observe(_ body: @escaping @MainActor (NoteFolderEvent) -> Void) -> FolderObservation {
        let observation = FolderObservation(body)
        observers.add(observation)
        return observation
    }

    /// Tells everybody who listens.
    func tell(_ event: NoteFolderEvent) {
        for observation in observers.present { observation.tell(event) }
    }
}
