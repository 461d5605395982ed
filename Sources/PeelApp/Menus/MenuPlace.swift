import GLib

/// Where an action stands in the note's menu.
enum MenuPlace: Hashable {
    /// Among others in a group.
    case section(MenuSection)
    /// In a menu that opens from an entry.
    case submenu(Submenu)

    /// The menus that open from an entry of the note's menu.
    enum Submenu: CaseIterable {
        /// The papers.
        case color
        /// The size of the writing.
        case zoom
        /// What the note can be exported as.
        case export

        /// The group of the entry.
        var section: MenuSection {
            switch self {
            case .color: .look
            case .zoom: .behaviour
            case .export: .content
            }
        }

        /// What the entry is called, in the user's language.
        var label: String {
            switch self {
            case .color: localized("Colour")
            case .zoom: localized("Zoom")
            case .export: localized("Export")
            }
        }
    }
}
