/// Something that the user is to know about a note, with what can be done.
struct NoteMessage {
    /// Something to do, and the words on its button.
    struct Choice {
        /// One or two words that say what happens.
        var words: String
        /// What happens; capture what is above weakly.
        var act: @MainActor () -> Void
    }

    /// A sentence or two.
    var text: String
    /// Two at most; none makes a button that only puts the message away.
    var choices: [Choice] = []
    /// Whether the message stays until one of the choices is taken, or until what it tells of is over.
    var isLasting = false
}
