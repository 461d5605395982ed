import GLib
import Gtk
import Paper

/// The menus of what is selected on the board.
@MainActor
enum BoardMenus {
    /// That of notes.
    static func notes() -> Menu {
        let menu = Menu()
        let first = Menu()
        for action in [BoardAction.open, .close] { first.append(action.label, action: action.detailedName) }
        menu.append(section: first)
        let second = Menu()
        let colors = Menu()
        for paper in PaperColor.allCases {
            colors.append(PaperLabel.of(paper), action: "board.color", target: paper.name)
        }
        second.append(localized("Colour"), submenu: colors)
        second.append(NoteAction.history.label, action: NoteAction.history.detailedName)
        menu.append(section: second)
        let third = Menu()
        third.append(BoardAction.delete.label, action: BoardAction.delete.detailedName)
        menu.append(section: third)
        return menu
    }

    /// That of notes in the trash.
    static func trash() -> Menu {
        let menu = Menu()
        menu.append(localized("Restore"), action: "board.restore")
        menu.append(localized("Delete for Good\u{2026}"), action: BoardAction.delete.detailedName)
        return menu
    }
}
