import Gtk

/// All actions, and what is made of their rows.
enum ActionTable {
    /// The actions, those of the note first.
    static var all: [any TabledAction] { NoteAction.allCases + ApplicationAction.allCases }

    /// The actions that the window of shortcuts lists: those of the board too, whose keys hold on the board alone.
    static var listed: [any TabledAction] { all + BoardAction.allCases }

    /// Binds the keys that work wherever the focus is.
    @MainActor
    static func bindKeys(to application: Application) {
        for action in all { application.setKeys(action.row.keys, for: action.detailedName) }
    }

    /// Binds the keys that the writing has the first use of.
    @MainActor
    static func bindKeysBesideWriting(to shortcuts: ShortcutController) {
        for action in all {
            for key in action.row.keysBesideWriting { shortcuts.add(key: key, action: action.detailedName) }
        }
    }
}
