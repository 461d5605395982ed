import GLib
import NoteStore
import PostItNote

/// What a screen reader says of a note's window beyond what has the focus.
extension NoteWindow {
    /// Has a screen reader say something about the note: at once where the user is in its window, else when they come
    /// back to it.
    /// - Parameter words: a sentence in the user's language.
    func say(_ words: String) {
        guard window.isActive, reminder.hasTold else {
            unheard.removeAll { $0 == words }
            return unheard.append(words)
        }
        note.announce(words)
    }

    /// What has happened meanwhile, to be said now that the user is back.
    func takeUnheard() -> String {
        defer { unheard = [] }
        return unheard.joined(separator: " ")
    }

    /// Says what is shown in the message, unless the focus comes to it and has it read.
    func say(_ message: NoteMessage) {
        if message.topic != .trashed { say(message.text) }
    }

    /// Says what has happened to the file, where no message shows it.
    func say(_ event: OpenNoteEvent) {
        switch event {
        case .changedOutside: say(localized("The note has been changed by another program."))
        case .returned: say(localized("The note’s file is back."))
        case .saveRecovered: say(localized("The note is saved."))
        case .conflictKept, .vanished, .saveFailed, .renamed, .saved, .trashed, .restored, .purged: break
        }
    }
}
