import GLib

/// What can be done with the application as a whole.
enum ApplicationAction: String, TabledAction {
    /// Makes a note and shows it.
    case new
    /// Shows a note, by its file's name, its address or what else it is called.
    case open
    /// Puts a note away, named likewise.
    case close
    /// Hides all notes, or brings all back to where they were.
    case toggle
    /// Brings all notes to the front.
    case present
    /// Shows what can be set.
    case preferences
    /// Shows the keys.
    case shortcuts
    /// Says how to do what is not to be seen.
    case help
    /// Saves everything and ends.
    case quit

    static let group = "app"

    var row: ActionRow {
        switch self {
        case .new:
            ActionRow(label: localized("New Note"), section: .notes, menu: .section(.notes), keys: ["<Control>n"])
        case .open:
            ActionRow(label: localized("Open a Note"), section: .notes, kind: .text)
        case .close:
            ActionRow(label: localized("Close a Note"), section: .notes, kind: .text)
        case .toggle:
            ActionRow(label: localized("Hide or Show All Notes"), section: .notes)
        case .present:
            ActionRow(label: localized("Bring All Notes to the Front"), section: .notes)
        case .preferences:
            ActionRow(
                label: localized("Preferences"), section: .program, menu: .section(.program),
                keys: ["<Control>comma"])
        case .shortcuts:
            ActionRow(
                label: localized("Keyboard Shortcuts"), section: .program, menu: .section(.program),
                keys: ["F1", "<Control>question"])
        case .help:
            ActionRow(
                label: localized("Help"), section: .program, menu: .section(.program), keys: ["<Shift>F1"])
        case .quit:
            ActionRow(label: localized("Quit"), section: .program, menu: .section(.program), keys: ["<Control>q"])
        }
    }
}
