/// One row of the table of actions: what menus, the window of shortcuts, key bindings and tests know of an action.
struct ActionRow {
    /// What an action takes and keeps.
    enum Kind {
        /// It just does something.
        case plain
        /// It is told something, as a text.
        case text
        /// It is on or off.
        case toggle
        /// It takes one of several words, each of which has a name in the user's language.
        case choice([Choice])
    }

    /// One of several words that an action takes.
    struct Choice {
        var value: String
        var label: String
    }

    /// What menus and the window of shortcuts call it; in the user's language, with an ellipsis where it asks further.
    var label: String
    /// What menus call it on a display that leaves windows to the window manager alone; nil for the same.
    var labelWithoutPlaces: String?
    /// Where it stands in the window of shortcuts.
    var section: ActionSection
    /// Where it stands in the note's menu; nil for nowhere.
    var menu: MenuPlace?
    /// The keys that do it wherever the focus is, in GTK's notation; the first is the one that menus show.
    var keys: [String] = []
    /// Further keys, which do it while the focus is not in the writing: there they mean something else.
    var keysBesideWriting: [String] = []
    /// What it takes and keeps.
    var kind = Kind.plain
}
