/// What can be done with a note: one table for keys, menus and whoever calls from outside.
enum NoteAction: String, CaseIterable {
    /// Puts the note away; it stays in the folder.
    case close
    /// Moves the note to the trash.
    case delete

    /// The name with its group, as keys and buttons want it.
    var detailedName: String { "win." + rawValue }

    /// What menus and the list of shortcuts call it.
    var label: String {
        switch self {
        case .close: "Close Note"
        case .delete: "Delete Note"
        }
    }

    /// The keys that do it, in GTK's notation.
    var keys: [String] {
        switch self {
        case .close: ["<Control>w"]
        case .delete: ["<Control>Delete"]
        }
    }

    /// Whether the writing has the keys first: Control and Delete there deletes a word.
    var yieldsToWriting: Bool { self == .delete }
}
