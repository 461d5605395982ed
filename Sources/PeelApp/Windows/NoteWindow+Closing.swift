import GLib
import Gtk
import NoteStore
import PostItNote

/// Putting a note away.
extension NoteWindow {
    /// Saves what is unsaved, for good or for now.
    /// - Returns: whether everything is on the disk.
    @discardableResult
    func save() -> Bool {
        guard let document else { return true }
        return document.open.flush() || document.open.isTrashed
    }

    /// Takes the file of a note away that nobody has written anything on: nothing is to be left behind, not even in the
    /// trash.
    func dropIfBlank() {
        guard let document, document.isBlank else { return }
        _ = try? folder.discard(document.open.id)
    }

    /// Lets go of the note's file.
    /// - Returns: whether the window may go; where the text could not be saved, it stays and says so.
    func letGo() -> Bool {
        guard let document else { return true }
        if document.isBlank {
            dropIfBlank()
            // Another program may have written on it meanwhile.
            document.open.close()
            return true
        }
        if document.open.close() || mayLose { return true }
        if let failure = document.open.failure {
            let anyway = NoteMessage.Choice(words: localized("Close Anyway")) { [weak self] in
                self?.mayLose = true
                self?.window.close()
            }
            message.show(cannotSave(failure, document.open, further: anyway))
        }
        return false
    }
}
