/// What can be done with the application as a whole.
enum ApplicationAction: String, CaseIterable {
    /// Makes a note and shows it.
    case new
    /// Saves everything and ends.
    case quit

    /// The name with its group, as keys and menus want it.
    var detailedName: String { "app." + rawValue }

    /// What menus and the list of shortcuts call it.
    var label: String {
        switch self {
        case .new: "New Note"
        case .quit: "Quit"
        }
    }

    /// The keys that do it, in GTK's notation.
    var keys: [String] {
        switch self {
        case .new: ["<Control>n"]
        case .quit: ["<Control>q"]
        }
    }
}
