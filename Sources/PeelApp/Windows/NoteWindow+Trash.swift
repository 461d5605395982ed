import GLib
import Gtk
import NoteStore
import PostItNote

/// Deleting a note, and having it back.
extension NoteWindow {
    /// Moves the note to the trash at once; the window stays until it is left, with the way back on it.
    func delete() {
        guard let document, !document.open.isTrashed else { return }
        attempting {
            let trashed = try folder.delete(document.open.id)
            showTrashed(trashed, document)
        }
    }

    private func showTrashed(_ trashed: TrashedNote, _ document: NoteDocument) {
        note.endWriting()
        note.isEditable = false
        content.addStyleClass("trashed")
        let undo = NoteMessage.Choice(words: localized("Undo")) { [weak self] in self?.restore(trashed, document) }
        let close = NoteMessage.Choice(words: localized("Close")) { [weak self] in self?.window.close() }
        message.show(
            NoteMessage(topic: .trashed, text: localized("This note is in the trash."), choices: [undo, close]))
        message.grabFocus()
        updateTitle()
        actions.update()
    }

    private func restore(_ trashed: TrashedNote, _ document: NoteDocument) {
        attempting {
            try folder.restore(trashed)
            content.removeStyleClass("trashed")
            document.load()
            note.grabFocus(saying: localized("The note is restored."))
            updateTitle()
            actions.update()
        }
    }
}
