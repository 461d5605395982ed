import GLib
import Paper

/// What can be done with a note.
enum NoteAction: String, TabledAction {
    /// Saves at once what is saved by itself soon.
    case save
    /// Puts the note away; it stays in the folder.
    case close
    /// Moves the note to the trash.
    case delete
    /// Opens the note's menu.
    case menu
    /// Asks for the heading.
    case title
    /// Takes a paper by its name.
    case color
    /// Asks for a colour that no paper has.
    case customColor = "custom-color"
    /// Shows the papers to choose from.
    case chooseColor = "choose-color"
    /// Asks for the tilt.
    case tilt
    /// Tilts the note a little to the left.
    case tiltLeft = "tilt-left"
    /// Tilts the note a little to the right.
    case tiltRight = "tilt-right"
    /// Keeps the writing from being changed, or lets it be.
    case lock
    /// Lets the corner move in the breeze, or keeps it still.
    case breeze
    /// Makes the writing larger.
    case zoomIn = "zoom-in"
    /// Makes the writing smaller.
    case zoomOut = "zoom-out"
    /// Brings the writing back to its own size.
    case zoomNormal = "zoom-normal"
    /// Keeps the window above all others, or no longer.
    case above
    /// Keeps the window on all workspaces, or on the present one.
    case sticky
    /// Shows earlier versions of the note on the board.
    case history
    /// Takes the note's text to the clipboard.
    case copyAll = "copy-all"
    /// Prints the note.
    case print
    /// Writes the note to a file of another kind.
    case export

    static let group = "win"

    var row: ActionRow {
        switch self {
        case .save:
            ActionRow(label: localized("Save Now"), section: .notes, keys: ["<Control>s"])
        case .menu:
            // The writing has a menu of its own at the latter keys.
            ActionRow(
                label: localized("Menu of the Note"), section: .notes, keys: ["F10"],
                keysBesideWriting: ["Menu", "<Shift>F10"])
        case .close:
            ActionRow(label: localized("Close Note"), section: .notes, menu: .section(.end), keys: ["<Control>w"])
        case .delete:
            // In the writing Control and Delete deletes a word, and with Shift the rest of the paragraph. Control and D
            // means nothing else anywhere, and is what people know from other sticky notes.
            ActionRow(
                label: localized("Delete Note"), section: .notes, menu: .section(.end), keys: ["<Control>d"],
                keysBesideWriting: ["<Control>Delete"])
        case .title:
            ActionRow(label: localized("Title\u{2026}"), section: .paper, menu: .section(.look), keys: ["<Control>t"])
        case .color:
            ActionRow(
                label: localized("Colour"), section: .paper, menu: .submenu(.color),
                kind: .choice(PaperColor.allCases.map { ActionRow.Choice(value: $0.name, label: PaperLabel.of($0)) }))
        case .customColor:
            ActionRow(label: localized("Other Colour\u{2026}"), section: .paper, menu: .submenu(.color))
        case .chooseColor:
            ActionRow(label: localized("Colour\u{2026}"), section: .paper, keys: ["<Control>k"])
        case .tilt:
            ActionRow(label: localized("Tilt\u{2026}"), section: .paper, menu: .section(.look), keys: ["<Control>r"])
        case .tiltLeft:
            ActionRow(label: localized("Tilt to the Left"), section: .paper, keys: ["<Alt>comma"])
        case .tiltRight:
            ActionRow(label: localized("Tilt to the Right"), section: .paper, keys: ["<Alt>period"])
        case .lock:
            ActionRow(
                label: localized("Lock Writing"), section: .writing, menu: .section(.behaviour), keys: ["<Control>l"],
                kind: .toggle)
        case .breeze:
            ActionRow(
                label: localized("Breeze"), section: .paper, menu: .section(.behaviour), keys: ["<Control>m"],
                kind: .toggle)
        case .zoomIn:
            // On most keyboards plus takes Shift, and is typed without.
            ActionRow(
                label: localized("Larger Writing"), section: .writing, menu: .submenu(.zoom),
                keys: ["<Control>plus", "<Control>equal", "<Control>KP_Add"])
        case .zoomOut:
            ActionRow(
                label: localized("Smaller Writing"), section: .writing, menu: .submenu(.zoom),
                keys: ["<Control>minus", "<Control>KP_Subtract"])
        case .zoomNormal:
            ActionRow(
                label: localized("Writing of Normal Size"), section: .writing, menu: .submenu(.zoom),
                keys: ["<Control>0", "<Control>KP_0"])
        case .above:
            ActionRow(
                label: localized("Always on Top"),
                labelWithoutPlaces: localized("Always on Top: in the Menu of the Window Manager"), section: .notes,
                menu: .section(.behaviour), kind: .toggle)
        case .sticky:
            ActionRow(
                label: localized("On All Workspaces"),
                labelWithoutPlaces: localized("On All Workspaces: in the Menu of the Window Manager"), section: .notes,
                menu: .section(.behaviour), kind: .toggle)
        case .history:
            ActionRow(
                label: localized("Earlier Versions"), section: .notes, menu: .section(.content), keys: ["<Control>h"])
        case .copyAll:
            ActionRow(
                label: localized("Copy All Text"), section: .writing, menu: .section(.content),
                keys: ["<Control><Shift>c"])
        case .print:
            ActionRow(
                label: localized("Print\u{2026}"), section: .notes, menu: .section(.content), keys: ["<Control>p"])
        case .export:
            ActionRow(
                label: localized("Export"), section: .notes, menu: .submenu(.export),
                kind: .choice(
                    ExportFormat.allCases.map { ActionRow.Choice(value: $0.rawValue, label: $0.label) }))
        }
    }
}
