import PostItNote

/// What a screen reader says of a note's window beyond what has the focus.
extension NoteWindow {
    /// Has a screen reader say something about the note.
    /// - Parameter words: a sentence in the user's language.
    func say(_ words: String) { note.announce(words) }
}
