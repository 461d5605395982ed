import GLib

/// Somebody's wish to be told when a preference changes.
///
/// Ownership: it ends when dropped, or at ``cancel()``; it keeps nothing alive. Thread: GTK's.
@MainActor
final class PreferenceObservation {
    private weak var preferences: Preferences?
    private let number: Int

    init(of preferences: Preferences, number: Int) {
        (self.preferences, self.number) = (preferences, number)
    }

    deinit {
        let (preferences, number) = (self.preferences, self.number)
        // It may be dropped on any thread, and the list of observers is GTK's.
        MainContext.onMain { preferences?.endObservation(number) }
    }

    /// Ends it now.
    func cancel() { preferences?.endObservation(number) }
}
