import GLib
import Gtk
import NoteStore
import PostItNote

/// Deleting a note, and having it back.
extension NoteWindow {
    /// Moves the note to the trash at once; the window stays until it is left, with the way back on it.
    func delete() {
        guard let document, !document.open.isTrashed else { return }
        attempting { try folder.delete(document.open.id) }
    }

    /// Shows that the note is in the trash, whoever has moved it there, and offers the way back.
    func showTrashed(_ trashed: TrashedNote) {
        note.endWriting()
        note.isEditable = false
        content.addStyleClass("trashed")
        let undo = NoteMessage.Choice(words: localized("Undo")) { [weak self] in
            self?.attempting { try self?.folder.restore(trashed) }
        }
        let close = NoteMessage.Choice(words: localized("Close")) { [weak self] in self?.window.close() }
        message.clear(.vanished)
        message.show(
            NoteMessage(
                topic: .trashed, text: localized("This note is in the trash."), choices: [undo, close],
                staysAfterChoice: true))
        message.grabFocus()
        reminder.remindOfNew()
        updateTitle()
        actions.update()
    }

    /// Shows that the note is out of the trash again, whoever has taken it out.
    func showRestored(_ document: NoteDocument) {
        content.removeStyleClass("trashed")
        message.clear(.trashed)
        document.load()
        let words = localized("The note is restored.")
        if window.isActive {
            note.grabFocus(saying: words)
        } else {
            note.grabFocus()
            say(words)
        }
        updateTitle()
        actions.update()
    }
}
