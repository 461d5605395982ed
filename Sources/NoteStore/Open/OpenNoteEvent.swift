/// What happens to an open note that its window should show.
public enum OpenNoteEvent: Equatable, Sendable {
    /// Another program has changed the file, and the note has its new content now.
    case changedOutside
    /// Another program has changed the file while the note had changes too. The note keeps the user's; the other
    /// version is a note of its own under this name.
    case conflictKept(NoteName)
    /// The file is gone. The text stays here; ``OpenNote/putBack()`` or any edit writes it again.
    case vanished
    /// The file that had gone is there again.
    case returned
    /// The file has another name, which is in ``OpenNote/name``.
    case renamed
    /// Saving has failed. The text stays here and saving is tried again by itself.
    case saveFailed(StoreError)
    /// Saving works again after it had failed.
    case saveRecovered
    /// What the note holds is on the disk.
    case saved
    /// The note is in the trash, whoever has moved it there; nothing is saved until it is back.
    case trashed(TrashedNote)
    /// The note is out of the trash again, whoever has taken it out.
    case restored
    /// The note was in the trash and is gone for good.
    case purged
}
