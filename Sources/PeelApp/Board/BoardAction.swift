import GLib

/// What can be done on the board, besides what the note has too.
///
/// Its keys are bound on the board alone, where some of them mean something else than on a note.
enum BoardAction: String, TabledAction {
    /// Puts the selected notes on the desktop.
    case open
    /// Puts the selected notes away.
    case close
    /// Moves the selected notes to the trash.
    case delete
    /// Takes back what was done last.
    case undo
    /// Begins a search.
    case search
    /// Opens the menu of the selected notes.
    case menu
    /// Lays the selected notes one place nearer to the beginning.
    case moveBack = "move-back"
    /// Lays the selected notes one place nearer to the end.
    case moveOn = "move-on"

    static let group = "board"

    var row: ActionRow {
        switch self {
        case .open:
            ActionRow(label: localized("Open"), section: .board)
        case .close:
            ActionRow(label: localized("Put Away"), section: .board, keysBesideWriting: ["<Control>BackSpace"])
        case .delete:
            ActionRow(label: localized("Delete"), section: .board, keysBesideWriting: ["Delete", "KP_Delete"])
        case .undo:
            ActionRow(label: localized("Undo"), section: .board, keysBesideWriting: ["<Control>z"])
        case .search:
            ActionRow(label: localized("Search"), section: .board, keys: ["<Control>f"])
        case .menu:
            ActionRow(label: localized("Menu"), section: .board, keysBesideWriting: ["F10", "Menu", "<Shift>F10"])
        case .moveBack:
            ActionRow(label: localized("Move Back"), section: .board, keysBesideWriting: ["<Alt>Left"])
        case .moveOn:
            ActionRow(label: localized("Move On"), section: .board, keysBesideWriting: ["<Alt>Right"])
        }
    }
}
