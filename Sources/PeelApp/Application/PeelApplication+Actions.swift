import GLib
import Gtk
import NoteStore

/// What can be done with the application as a whole: by keys, by menus, by verbs and by D-Bus.
extension PeelApplication {
    /// Puts the actions on the application, and so on the bus.
    func addActions() {
        add(.new) { program in program.showing { try program.windows.openNew() } }
        add(.toggle) { $0.toggle() }
        add(.board) { program in program.showing { program.board.show() } }
        add(.trash) { program in program.showing { program.board.showTrash() } }
        add(.present) { $0.showNotes() }
        add(.quit) { $0.quit() }
        add(.preferences) { $0.showPreferences() }
        add(.shortcuts) { $0.showShortcuts() }
        add(.help) { $0.showHelp() }
        ParameterAction<String>(ApplicationAction.open.rawValue) { [weak self] name in
            self?.open(NoteAddress(name))
        }.add(to: application)
        ParameterAction<String>(ApplicationAction.close.rawValue) { [weak self] name in
            self?.close(NoteAddress(name))
        }.add(to: application)
    }

    private func add(_ action: ApplicationAction, _ body: @escaping @MainActor (PeelApplication) -> Void) {
        Action(action.rawValue) { [weak self] in
            if let self { body(self) }
        }.add(to: application)
    }

    private func showShortcuts() {
        ShortcutsWindow.make(for: application.activeWindow) { [weak self] in self?.showHelp() }.present()
    }

    private func showHelp() { HelpWindow.make(for: application.activeWindow).present() }

    // MARK: Notes

    /// Shows the notes that were open, and where none was, the one that was written last or a first one.
    ///
    /// Where the folder cannot be used that is said, and tried again by itself.
    func showNotes() {
        guard !isMoving else { return }
        trouble.tryNow()
    }

    /// Puts the notes on the desktop.
    /// - Throws: `StoreError` where the folder cannot be used.
    func begin() throws {
        try folder.makeIfMissing()
        let isFirst = !windows.hasNotes
        windows.restore()
        Rescue.atStart(windows)
        if windows.hasNotes {
            // Those that have just been shown are in front already; to call each again would have each take the focus in turn.
            if isFirst { windows.presentLast() } else { windows.present() }
        } else {
            try folder.refresh()
            if let note = lastNote() { windows.open(note) } else { try windows.openNew() }
        }
        watch()
    }

    /// The note that was written last, of those that can be read.
    private func lastNote() -> OpenNote? {
        for summary in folder.notes where summary.problem == nil {
            if let note = try? folder.open(summary.id) { return note }
        }
        return nil
    }

    /// Shows a note, and says on the desktop where that cannot be.
    func open(_ name: NoteName) {
        showing { try windows.open(name) }
    }

    private func open(_ address: NoteAddress) {
        showing { try windows.open(try address.find(in: folder)) }
    }

    private func close(_ address: NoteAddress) {
        showing {
            let name = try address.find(in: folder)
            if let id = folder.id(of: name), let window = windows.window(of: id) {
                window.window.close()
            } else {
                windows.putAway(name)
            }
        }
    }

    /// Does something with the folder's notes, but for while they are being moved.
    private func showing(_ body: () throws -> Void) {
        guard !isMoving else { return }
        attempting {
            try folder.makeIfMissing()
            try body()
        }
        watch()
    }

    private func toggle() {
        if !windows.toggle() { showNotes() }
    }

    /// Shows the board with those notes on it that hold some words.
    func searchOnBoard(_ words: String) {
        showing { board.show(search: words) }
    }
}
