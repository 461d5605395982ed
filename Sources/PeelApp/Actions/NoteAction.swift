import GLib

/// What can be done with a note.
enum NoteAction: String, TabledAction {
    /// Puts the note away; it stays in the folder.
    case close
    /// Moves the note to the trash.
    case delete
    /// Takes the note's text to the clipboard.
    case copyAll = "copy-all"
    /// Keeps the writing from being changed, or lets it be.
    case lock

    static let group = "win"

    var row: ActionRow {
        switch self {
        case .close:
            ActionRow(label: localized("Close Note"), section: .notes, keys: ["<Control>w"])
        case .delete:
            // In the writing Control and Delete deletes a word, and with Shift the rest of the paragraph. Control and D
            // means nothing else anywhere, and is what people know from other sticky notes.
            ActionRow(
                label: localized("Delete Note"), section: .notes, keys: ["<Control>d"],
                keysBesideWriting: ["<Control>Delete"])
        case .copyAll:
            ActionRow(label: localized("Copy All Text"), section: .writing, keys: ["<Control><Shift>c"])
        case .lock:
            ActionRow(label: localized("Lock Writing"), section: .writing, keys: ["<Control>l"], kind: .toggle)
        }
    }
}
