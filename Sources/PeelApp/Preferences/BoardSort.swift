/// In which order the board has its notes.
enum BoardSort: String, PreferenceChoice {
    /// The last changed first.
    case changed
    /// By the alphabet.
    case title
    /// The last made first.
    case created
    /// As the user has laid them.
    case byHand = "by-hand"
}
