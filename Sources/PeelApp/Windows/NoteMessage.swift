/// Something that the user is to know about a note, with what can be done.
struct NoteMessage {
    /// What a message is about, by which it can be taken away again.
    enum Topic {
        /// Another program and the user have changed the note at once.
        case conflict
        /// The file is gone.
        case vanished
        /// The text cannot be saved.
        case cannotSave
        /// The folder cannot be read.
        case folder
        /// The text is now in another place, too.
        case copied
        /// The note is in the trash.
        case trashed
        /// The text was rescued when the program last had to end.
        case rescued
        /// Something that was asked for did not succeed.
        case failure
    }

    /// Something to do, and the words on its button.
    struct Choice {
        /// A few words that say what happens.
        var words: String
        /// What happens; capture what is above weakly.
        var act: @MainActor () -> Void
    }

    var topic: Topic
    /// A sentence or two.
    var text: String
    /// Two at most; none makes a button that only puts the message away.
    var choices: [Choice] = []
    /// Whether taking a choice leaves the message: what it tells of is not over by that.
    var staysAfterChoice = false
}
