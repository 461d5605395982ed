/// What `peel` can be told to do.
enum Verb: String, CaseIterable, Sendable {
    case new, list, show, append, edit
    case remove = "rm"
    case trash, restore, history, search, export
    case location = "where"
    case render
    case open, close, toggle, board, quit
}
