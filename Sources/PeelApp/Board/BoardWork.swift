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

    init(_ folder: NoteFolder, windows: WindowList) {
        (self.folder, self.windows) = (folder, windows)
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
            let note = try folder.create(text: text, date: Today.label)
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
        var before: [(NoteID, String?)] = []
        for id in ids {
            guard let note = folder.summary(id), note.problem == nil, note.color != color.name else { continue }
            attempting {
                try setColor(of: id, color.name)
                before.append((id, note.color))
            }
        }
        guard !before.isEmpty else { return }
        let words = localizedPlural(
            "%1$d note is on other paper: %2$s.", "%1$d notes are on other paper: %2$s.", before.count,
            PaperLabel.of(color))
        onDone(
            Done(words: words) { [weak self] in
                for (id, color) in before { try self?.setColor(of: id, color) }
            })
    }

    private func setColor(of id: NoteID, _ color: String?) throws {
        try folder.update(id) { $0.color = color }
        windows.window(of: id)?.document?.load()
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
