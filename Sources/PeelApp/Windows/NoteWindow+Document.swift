import GLib
import Gtk
import NoteStore
import PostItNote

/// What the window tells of the note's file, and what it does about it.
extension NoteWindow {
    /// Shows an event of the file's where the user is to know it.
    func show(_ event: OpenNoteEvent, of open: OpenNote) {
        say(event)
        switch event {
        case .conflictKept(let name):
            message.show(
                NoteMessage(
                    topic: .conflict,
                    text: localized(
                        "Another program changed this note too. Its version is kept beside yours as “%s”.", name)))
        case .vanished:
            message.show(vanished(open))
        case .returned:
            message.clear(.vanished)
        case .saveFailed(let error):
            // One fault is told once.
            message.clear(.folder)
            message.show(cannotSave(error, open))
        case .saveRecovered:
            message.clear(.cannotSave)
        case .changedOutside, .renamed:
            updateTitle()
            actions.update()
        case .trashed(let trashed):
            showTrashed(trashed)
        case .restored:
            if let document { showRestored(document) }
        case .purged:
            window.close()
        case .saved:
            break
        }
    }

    private func vanished(_ open: OpenNote) -> NoteMessage {
        let putBack = NoteMessage.Choice(words: localized("Put Back")) { [weak self, weak open] in
            self?.attempting { try open?.putBack() }
        }
        return NoteMessage(
            topic: .vanished,
            text: localized("The file “%s” was removed by another program. The text is still here.", open.name),
            choices: [putBack])
    }

    /// Why the text is not on the disk, and how to bring it to safety.
    func cannotSave(_ error: StoreError, _ open: OpenNote, further: NoteMessage.Choice? = nil) -> NoteMessage {
        let saveCopy = NoteMessage.Choice(words: localized("Save a Copy…")) { [weak self, weak open] in
            guard let open else { return }
            self?.saveCopy(of: open)
        }
        return NoteMessage(
            topic: .cannotSave, text: error.unsavedSentence, choices: [saveCopy] + (further.map { [$0] } ?? []),
            staysAfterChoice: true)
    }

    private func saveCopy(of open: OpenNote) {
        let chooser = FileSaveChooser(title: localized("Save a Copy"), name: "\(open.name)", parent: window)
        chooser.ask { [weak self, weak open] path in
            guard let path, let open else { return }
            self?.attempting {
                try open.saveCopy(to: path)
                self?.message.show(NoteMessage(topic: .copied, text: localized("A copy is saved as “%s”.", path)))
            }
        }
    }

    /// Does something, and says where it does not succeed.
    func attempting(_ body: () throws -> Void) {
        do {
            try body()
        } catch let error as StoreError {
            message.show(NoteMessage(topic: .failure, text: error.sentence))
        } catch {
            message.show(NoteMessage(topic: .failure, text: "\(error)"))
        }
    }
}
