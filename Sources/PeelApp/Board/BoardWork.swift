import GLib
import NoteStore
import Paper

/// What the board does to notes, each with its way back.
///
/// Thread: GTK's.
@MainActor
final class BoardWork {
    /// Something that was done and can be taken back.
    struct Done {
        /// What was done, a sentence in the user's language.
        var words: String
        /// Takes it back; nil where nothing has to be.
        var undo: (@MainActor () throws -> Void)?
    }

    /// What was done has been done, or taken back.
    var onDone: @MainActor (Done) -> Void = { _ in }
    /// Something did not succeed; gets the sentence.
    var onFailure: @MainActor (String) -> Void = { _ in }

    private let folder: NoteFolder
    private let windows: WindowList
    private let preferences: Preferences

    init(_ folder: NoteFolder, windows: WindowList, preferences: Preferences) {
        (self.folder, self.windows, self.preferences) = (folder, windows, preferences)
    }

    /// Does something, and says where it does not succeed.
    func attempting(_ body: () throws -> Void) {
        do {
            try body()
        } catch {
            onFailure((error as? StoreError)?.sentence ?? "\(error)")
        }
    }

    // MARK: Windows

    /// Puts notes on the desktop.
    func open(_ ids: [NoteID]) {
        for id in ids { attempting { try windows.open(id) } }
    }

    /// Puts notes away.
    func close(_ ids: [NoteID]) {
        for id in ids { windows.window(of: id)?.window.close() }
    }

    // MARK: Notes

    /// Makes a note of a text.
    func make(of text: String) {
        attempting {
            try folder.makeIfMissing()
            let new = preferences.newNote()
            let note = try folder.create(text: text, date: new.date, color: new.color.name)
            note.tilt = new.tilt
            let id = note.id
            note.close()
            onDone(
                Done(words: localized("A note has been made of what was dropped.")) { [weak self] in
                    try self?.folder.delete(id)
                })
        }
    }

    /// Moves notes to the trash, at once.
    func delete(_ ids: [NoteID]) {
        var gone: [(note: TrashedNote, wasOpen: Bool)] = []
        for id in ids {
            attempting {
                let window = windows.window(of: id)
                window?.save()
                gone.append((try folder.delete(id), window != nil))
                window?.window.close()
            }
        }
        guard !gone.isEmpty else { return }
        let words = localizedPlural("%d note is in the trash.", "%d notes are in the trash.", gone.count)
        onDone(
            Done(words: words) { [weak self] in
                for (note, wasOpen) in gone.reversed() {
                    guard let self else { return }
                    let id = try folder.restore(note)
                    if wasOpen { try windows.open(id) }
                }
            })
    }

    /// Gives notes another paper.
    func recolor(_ ids: [NoteID], to color: PaperColor) {
        var changes: [(id: NoteID, before: NoteFile, after: NoteFile)] = []
        for id in ids {
            guard let note = folder.summary(id), note.problem == nil, note.color != color.name else { continue }
            attempting { changes.append(try setColor(of: id, color.name)) }
        }
        guard !changes.isEmpty else { return }
        let words = localizedPlural(
            "%1$d note is on other paper: %2$s.", "%1$d notes are on other paper: %2$s.", changes.count,
            PaperLabel.of(color))
        onDone(
            Done(words: words) { [weak self] in
                for change in changes { try self?.takeBack(change) }
            })
    }

    private func setColor(
        of id: NoteID, _ color: String?
    ) throws -> (id: NoteID, before: NoteFile, after: NoteFile) {
        var (before, after) = (NoteFile(text: ""), NoteFile(text: ""))
        try folder.update(id) { file in
            before = file
            file.color = color
            after = file
        }
        windows.window(of: id)?.document?.load()
        return (id, before, after)
    }

    /// Gives a note its paper back, and where nothing else has changed since, every byte of its file.
    private func takeBack(_ change: (id: NoteID, before: NoteFile, after: NoteFile)) throws {
        try folder.update(change.id) { file in
            if file.bytes == change.after.bytes { file = change.before } else { file.color = change.before.color }
        }
        windows.window(of: change.id)?.document?.load()
    }

    // MARK: Earlier versions

    /// Has a note hold an earlier version again.
    func restore(_ version: NoteVersion, of id: NoteID) {
        attempting {
            let present = try folder.openNotes[id]?.file ?? folder.reader.note(version.note)
            try folder.restore(version, of: id)
            windows.window(of: id)?.document?.load()
            onDone(
                Done(words: localized("The note is as it was.")) { [weak self] in
                    try self?.folder.update(id) { $0 = present }
                    self?.windows.window(of: id)?.document?.load()
                })
        }
    }

    // MARK: Trash

    /// Takes notes out of the trash.
    func restore(_ notes: [TrashedNote]) {
        var back: [NoteID] = []
        for note in notes { attempting { back.append(try folder.restore(note)) } }
        guard !back.isEmpty else { return }
        let words = localizedPlural("%d note is back.", "%d notes are back.", back.count)
        onDone(
            Done(words: words) { [weak self] in
                for id in back { try self?.folder.delete(id) }
            })
    }

    /// Does away with notes in the trash for good; to be called only when the user has said so.
    func purge(_ notes: [TrashedNote]) {
        var count = 0
        for note in notes {
            attempting {
                try folder.purge(note)
                count += 1
            }
        }
        guard count > 0 else { return }
        onDone(Done(words: localizedPlural("%d note is gone for good.", "%d notes are gone for good.", count)))
    }
}
