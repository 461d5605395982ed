import GLib
import NoteStore
import PostItNote

/// What a screen reader says of a note's window beyond what has the focus.
extension NoteWindow {
    /// Has a screen reader say something about the note: at once where the user is in its window, else when they come
    /// back to it.
    /// - Parameter words: a sentence in the user's language.
    func say(_ words: String) {
        guard window.isActive else {
            unheard.removeAll { $0 == words }
            return unheard.append(words)
        }
        note.announce(words)
    }

    /// Has a screen reader say something when it has told of a focus that has just come.
    ///
    /// It tells of that a little later than it comes, and would take the words for what is there to be read.
    func saySoon(_ words: String) {
        speaking = EventSource.after(milliseconds: 1_500) { [weak self] in self?.say(words) }
    }

    /// Says what has happened meanwhile; to be called when the user is back.
    func sayUnheard() {
        guard !unheard.isEmpty else { return }
        let words = unheard.joined(separator: " ")
        unheard = []
        saySoon(words)
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
