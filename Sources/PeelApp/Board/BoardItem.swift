import NoteStore

/// Something that lies on the board.
///
/// Of ten thousand it is the notes that count: they are a number each.
enum BoardItem: Hashable {
    /// A note of the folder.
    case note(NoteID)
    /// A file that is named like a note and is none.
    case unusable(NoteName)
    /// A note in the trash.
    indirect case trashed(TrashedNote)

    /// The note's id, where it is a note of the folder.
    var noteID: NoteID? {
        if case .note(let id) = self { return id }
        return nil
    }

    /// The note in the trash, where it is one.
    var trashedNote: TrashedNote? {
        if case .trashed(let note) = self { return note }
        return nil
    }
}
