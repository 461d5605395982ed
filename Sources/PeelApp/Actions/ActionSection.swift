import GLib

/// The groups of the window of shortcuts, in its order.
enum ActionSection: CaseIterable {
    /// The notes as a whole.
    case notes
    /// How a note looks.
    case paper
    /// What is written on it.
    case writing
    /// All notes on one board.
    case board
    /// The program.
    case program

    /// The heading, in the user's language.
    var title: String {
        switch self {
        case .notes: localized("Notes")
        case .paper: localized("Paper")
        case .writing: localized("Writing")
        case .board: localized("Board")
        case .program: localized("Program")
        }
    }
}
