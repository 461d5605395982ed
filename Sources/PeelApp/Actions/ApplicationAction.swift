import GLib

/// What can be done with the application as a whole.
enum ApplicationAction: String, TabledAction {
    /// Makes a note and shows it.
    case new
    /// Shows all notes on one board.
    case board
    /// Shows the trash on the board.
    case trash
    /// Shows what can be set.
    case preferences
    /// Shows the keys.
    case shortcuts
    /// Saves everything and ends.
    case quit

    static let group = "app"

    var row: ActionRow {
        switch self {
        case .new:
            ActionRow(label: localized("New Note"), section: .notes, menu: .section(.notes), keys: ["<Control>n"])
        case .board:
            ActionRow(label: localized("All Notes"), section: .board, menu: .section(.notes), keys: ["<Control>b"])
        case .trash:
            ActionRow(
                label: localized("Trash"), section: .board, menu: .section(.notes), keys: ["<Control><Shift>b"])
        case .preferences:
            ActionRow(
                label: localized("Preferences"), section: .program, menu: .section(.program),
                keys: ["<Control>comma"])
        case .shortcuts:
            ActionRow(
                label: localized("Keyboard Shortcuts"), section: .program, menu: .section(.program),
                keys: ["F1", "<Control>question"])
        case .quit:
            ActionRow(label: localized("Quit"), section: .program, menu: .section(.program), keys: ["<Control>q"])
        }
    }
}
