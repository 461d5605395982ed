import GLib
import NoteStore
import Paper
import PostItNote

/// Keeps a note on the screen and its file equal.
///
/// Thread: GTK's.
@MainActor
final class NoteDocument {
    let open: OpenNote
    /// Something has happened to the file that the user is to know.
    var onEvent: @MainActor (OpenNoteEvent) -> Void = { _ in }

    private let note: PostItNote
    /// What changes on the screen now comes from the file.
    private(set) var isLoading = false
    private let wasEmpty: Bool

    /// Shows an open note, and has what is written saved.
    init(_ open: OpenNote, on note: PostItNote) {
        (self.open, self.note) = (open, note)
        wasEmpty = open.text.isEmpty && open.title.isEmpty
        load()
        note.connect(.notify(PostItNote.Property.text)) { [weak self] in self?.textChanged() }
        open.onEvent = { [weak self] event in
            if event == .changedOutside { self?.load() }
            self?.onEvent(event)
        }
    }

    /// Whether the note has been begun and never written in, so that nobody misses its file.
    ///
    /// An empty file of another program's making is somebody's: ours say when they were made.
    var isBlank: Bool {
        wasEmpty && open.created != nil && open.text.isEmpty && open.title.isEmpty && !open.isTrashed
            && !open.isVanished
    }

    /// Whether the user may write on it now.
    var isWritable: Bool { !open.isReadOnly && !open.isLocked && !open.isTrashed }

    /// Brings the file's content to the screen.
    func load() {
        isLoading = true
        defer { isLoading = false }
        note.title = open.title
        note.dateLabel = open.date
        note.color = open.color.flatMap { PaperColor(name: $0) } ?? .yellow
        note.rotation = open.tilt.map { min(max($0, -180), 180) } ?? 0
        note.text = open.text
        note.isEditable = isWritable
    }

    /// Keeps the writing from being changed, or lets it be.
    func setLocked(_ isLocked: Bool) {
        open.isLocked = isLocked
        note.isEditable = isWritable
    }

    /// Gives the note a heading; empty takes it away.
    func setTitle(_ title: String) {
        open.title = title
        note.title = open.title
    }

    /// Gives the note another paper.
    func setColor(_ color: PaperColor) {
        guard color != note.color else { return }
        open.color = color.name
        note.color = color
    }

    /// Tilts the note, in degrees; negative is counter-clockwise.
    func setTilt(_ tilt: Double) {
        guard tilt != note.rotation else { return }
        open.tilt = tilt == 0 ? nil : tilt
        note.rotation = tilt
    }

    private func textChanged() {
        guard !isLoading, isWritable else { return }
        open.text = note.text
    }
}
