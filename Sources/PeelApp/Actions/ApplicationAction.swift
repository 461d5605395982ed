import GLib

/// What can be done with the application as a whole.
enum ApplicationAction: String, TabledAction {
    /// Shows the keys.
    case shortcuts
    /// Saves everything and ends.
    case quit

    static let group = "app"

    var row: ActionRow {
        switch self {
        case .shortcuts:
            ActionRow(label: localized("Keyboard Shortcuts"), section: .program, keys: ["F1", "<Control>question"])
        case .quit:
            ActionRow(label: localized("Quit"), section: .program, keys: ["<Control>q"])
        }
    }
}
