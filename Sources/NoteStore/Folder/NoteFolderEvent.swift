/// What happens in a folder of notes that lists of them should show.
public enum NoteFolderEvent: Equatable, Sendable {
    /// There is a note more.
    case appeared(NoteID)
    /// A note's file holds something else.
    case changed(NoteID)
    /// This program has written a note's file.
    case saved(NoteID)
    /// A note's file has another name.
    case renamed(NoteID, from: NoteName, to: NoteName)
    /// A note's file is gone, and not by this program.
    case vanished(NoteID, NoteName)
    /// This program has moved a note to the trash.
    case trashed(NoteID, NoteName)
    /// The folder has been looked at for the first time.
    case firstRead
    /// There are other files that are named like notes and are none; see ``NoteFolder/unusable``.
    case unusableChanged
    /// The folder cannot be read; what is known of it stays. It is looked for again by itself.
    case folderFailed(StoreError)
    /// The folder can be read again.
    case folderRecovered
}
