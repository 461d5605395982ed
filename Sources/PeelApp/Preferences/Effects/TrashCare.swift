import GLib
import NoteStore

/// Deletes notes for good that have been in the trash for 30 days, where the user wants that: at the start, and then
/// once a day.
@MainActor
final class TrashCare {
    /// How long notes stay in the trash, in days.
    static let days = 30
    /// How often is looked, in milliseconds: daily.
    static let interval: UInt32 = 86_400_000

    private let folder: NoteFolder
    private let preferences: Preferences
    private var timer: EventSource?

    /// Looks soon, when the notes are shown, and then daily.
    init(of folder: NoteFolder, _ preferences: Preferences, interval: UInt32 = TrashCare.interval) {
        (self.folder, self.preferences) = (folder, preferences)
        timer = EventSource.idle { [weak self] in
            self?.look()
            self?.timer = EventSource.every(milliseconds: interval) { [weak self] in
                self?.look()
                return self != nil
            }
        }
    }

    private func look() {
        guard preferences.emptyTrash else { return }
        // What cannot be deleted now is tried again tomorrow; it is in nobody's way.
        _ = try? folder.emptyTrash(olderThanDays: Self.days)
    }
}
