import GLib
import Gtk
import NoteStore

/// The board: one window with every note of the folder.
///
/// There is one at most; it is made when it is asked for, and nothing of it stays when it is closed.
/// Thread: GTK's.
@MainActor
final class Board {
    private let application: Application
    private let folder: NoteFolder
    private let windows: WindowList
    private let preferences: Preferences
    private(set) var window: BoardWindow?

    /// Makes a board that is not shown.
    init(_ application: Application, folder: NoteFolder, windows: WindowList, preferences: Preferences) {
        (self.application, self.folder, self.windows, self.preferences) = (application, folder, windows, preferences)
        windows.onHistory = { [weak self] id in self?.showHistory(of: id) }
        windows.onOpenChanged = { [weak self] id in self?.window?.notes.notes.openChanged(id) }
    }

    /// Shows all notes, or brings them to the front.
    /// - Parameter words: words to search for; nil leaves the search as it is.
    func show(search words: String? = nil) {
        let window = present(.notes)
        if let words { window.notes.search(for: words) }
    }

    /// Shows the trash.
    func showTrash() {
        let window = present(.trash)
        window.trash.wantsFocus = true
        window.trash.read()
    }

    /// Shows the earlier versions of a note.
    func showHistory(of id: NoteID) {
        present(.notes).showHistory(of: id)
    }

    /// Closes the board where it is shown.
    func close() {
        window?.window.close()
    }

    /// Writes now what is remembered of the board, at the program's end.
    func save() {
        window?.save()
    }

    @discardableResult
    private func present(_ page: BoardWindow.Page) -> BoardWindow {
        let board = window ?? make()
        board.page = page
        board.present()
        return board
    }

    private func make() -> BoardWindow {
        let board = BoardWindow(
            in: application, folder: folder, windows: windows, state: BoardState(folder: folder.path),
            preferences: preferences)
        window = board
        board.onClosed = { [weak self] in self?.window = nil }
        // The folder may not have been looked at for a while, or at all.
        folder.refreshSoon()
        return board
    }
}
