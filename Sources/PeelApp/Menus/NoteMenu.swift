import Gtk

/// The menu of a note, from the table of actions.
@MainActor
final class NoteMenu: PopoverContent {
    let popover: Popover
    let name = NoteAction.menu.label

    /// Makes the menu, not shown yet.
    init() {
        popover = Popover(menu: Self.entries())
    }

    /// The entries, for a menu of another kind too.
    static func entries() -> Menu {
        let menu = Menu()
        for section in MenuSection.allCases {
            let group = Menu()
            append(.section(section), to: group)
            for submenu in MenuPlace.Submenu.allCases where submenu.section == section {
                let entries = Menu()
                append(.submenu(submenu), to: entries)
                if entries.count > 0 { group.append(submenu.label, submenu: entries) }
            }
            if group.count > 0 { menu.append(section: group) }
        }
        return menu
    }

    private static func append(_ place: MenuPlace, to menu: Menu) {
        for action in ActionTable.all where action.row.menu == place {
            if case .choice(let choices) = action.row.kind {
                let entries = Menu()
                for choice in choices {
                    entries.append(choice.label, action: action.detailedName, target: choice.value)
                }
                menu.append(section: entries)
            } else {
                menu.append(label(of: action.row), action: action.detailedName)
            }
        }
    }

    private static func label(of row: ActionRow) -> String {
        guard Display.open()?.isX11 == false else { return row.label }
        return row.labelWithoutPlaces ?? row.label
    }
}
