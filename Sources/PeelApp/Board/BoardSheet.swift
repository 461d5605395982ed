import GLib
import NoteStore
import Paper

/// What the board knows of one of its sheets without reading the note.
struct BoardSheet: Equatable {
    /// What it is.
    var item: BoardItem
    /// The file that is read for its picture.
    var source: ThumbnailSource
    /// What it is called: its title or its first words.
    var name: String
    /// The paper.
    var color: PaperColor
    /// The tilt in degrees.
    var tilt: Double
    /// When it was last changed or deleted, in seconds since 1970, UTC; `nil` where that is not known.
    var moment: Double?
    /// Whether the note is on the desktop.
    var isOpen = false
    /// Whether the writing is kept from being edited.
    var isLocked = false
    /// The sentence that says why it cannot be read or edited.
    var problem: String?
    /// Tells one content of the note from another.
    var revision = 0

    /// What a screen reader says after the name.
    var description: String {
        var parts = problem == nil ? [PaperLabel.of(color)] : []
        if let moment {
            let time = DateTimeFormat.local(moment, localizedContext("date and time", "%-e %B %Y, %H:%M"))
            if case .trashed = item {
                parts.append(localized("deleted %s", time))
            } else {
                parts.append(localized("changed %s", time))
            }
        }
        if isOpen { parts.append(localizedContext("note", "open")) }
        if isLocked { parts.append(localizedContext("note", "locked")) }
        let words = parts.joined(separator: ", ")
        guard let problem else { return words }
        return words.isEmpty ? problem : words + ". " + problem
    }
}

extension BoardSheet {
    /// The sheet of a note of the folder.
    init(_ note: NoteSummary, isOpen: Bool, revision: Int) {
        self.init(
            item: .note(note.id), source: .note(note.name),
            name: note.problem == nil ? note.heading : note.name.description,
            color: note.color.flatMap(PaperColor.init(name:)) ?? .yellow, tilt: note.tilt ?? 0, moment: note.modified,
            isOpen: isOpen, isLocked: note.isLocked, problem: note.problem?.sentence, revision: revision)
    }

    /// The sheet of a file that is none.
    init(_ file: UnusableFile) {
        self.init(
            item: .unusable(file.name), source: .none, name: file.name.description, color: .yellow, tilt: 0,
            problem: file.problem.sentence)
    }

    /// The sheet of a note in the trash.
    init(_ note: TrashedNote) {
        self.init(
            item: .trashed(note), source: .trashed(note), name: note.heading, color: .yellow, tilt: 0,
            moment: note.deleted)
    }
}

/// What is read for a sheet's picture.
enum ThumbnailSource: Hashable, Sendable {
    /// A note's file.
    case note(NoteName)
    /// A file in the trash.
    case trashed(TrashedNote)
    /// Nothing.
    case none
}
