import GLib

/// Keys that the note and GTK's own widgets have by themselves, for the window of shortcuts to show.
enum WidgetKey: CaseIterable {
    case beginWriting
    case endWriting
    case nextControl
    case emoji
    case undo
    case redo
    case tabCharacter

    /// What it is called, in the user's language.
    var label: String {
        switch self {
        case .beginWriting: localized("Begin to write")
        case .endWriting: localized("End writing")
        case .nextControl: localized("Go to the next or the previous control")
        case .emoji: localized("Insert an emoji")
        case .undo: localized("Undo")
        case .redo: localized("Redo")
        case .tabCharacter: localized("Enter a tab character: these, then 9 and Enter")
        }
    }

    /// The keys, in GTK's notation.
    var keys: [String] {
        switch self {
        case .beginWriting: ["Return", "F2"]
        case .endWriting: ["Escape"]
        case .nextControl: ["Tab", "<Shift>Tab"]
        case .emoji: ["<Control>period"]
        case .undo: ["<Control>z"]
        case .redo: ["<Control><Shift>z"]
        case .tabCharacter: ["<Control><Shift>u"]
        }
    }

    /// Where it stands in the window of shortcuts.
    var section: ActionSection {
        switch self {
        case .nextControl: .notes
        case .beginWriting, .endWriting, .emoji, .undo, .redo, .tabCharacter: .writing
        }
    }
}
