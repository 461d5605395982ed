import NoteStore

/// Who shows the notes of a folder, and can show those of another: the application, as the window of preferences sees it.
///
/// Thread: GTK's.
@MainActor
protocol NotesFolderUse: AnyObject {
    /// The path of the folder whose notes are shown.
    var notesFolder: String { get }
    /// Whether the folder was named at this start, by `--folder` or `PEEL_FOLDER`, so that the preference does not count.
    var isFolderNamed: Bool { get }
    /// Shows the notes of another folder, from now on and at further starts.
    /// - Throws: ``FolderUseError`` where it cannot be read, or something could not be saved; all stays as it was then.
    func useFolder(_ path: String) throws
    /// Moves all notes to another folder, and shows them there.
    /// - Parameter then: gets how many of the old files could not be removed, or why nothing was moved; captures what is
    ///   above weakly.
    func moveNotes(to path: String, then: @escaping @MainActor (Result<Int, FolderUseError>) -> Void)
}

/// Why another folder is not used, for the user.
struct FolderUseError: Error, Equatable {
    /// One sentence or two that say what is wrong and what to do.
    let sentence: String
}
