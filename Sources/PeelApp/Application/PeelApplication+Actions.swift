import GLib
import Gtk
import NoteStore

/// What can be done with the application as a whole: by keys, by menus, by verbs and by D-Bus.
extension PeelApplication {
    /// Puts the actions on the application, and so on the bus.
    func addActions() {
        add(.new) { program in program.attempting { try program.openNew() } }
        add(.toggle) { $0.toggle() }
        add(.present) { $0.showNotes() }
        add(.quit) { $0.quit() }
        add(.preferences) { $0.showPreferences() }
        add(.shortcuts) { ShortcutsWindow.make(for: $0.application.activeWindow).present() }
        ParameterAction<String>(ApplicationAction.open.rawValue) { [weak self] name in
            self?.attempting { try self?.open(NoteAddress(name)) }
        }.add(to: application)
        ParameterAction<String>(ApplicationAction.close.rawValue) { [weak self] name in
            self?.attempting { try self?.close(NoteAddress(name)) }
        }.add(to: application)
    }

    private func add(_ action: ApplicationAction, _ body: @escaping @MainActor (PeelApplication) -> Void) {
        Action(action.rawValue) { [weak self] in
            if let self { body(self) }
        }.add(to: application)
    }

    // MARK: Notes

    /// Shows the notes that were open, and where none was, the one that was written last or a first one.
    func showNotes() {
        attempting {
            try useFolder()
            windows.restore()
            guard windows.windows.isEmpty else { return windows.present() }
            try folder.refresh()
            if let note = lastNote() { windows.open(note) } else { try windows.openNew() }
        }
    }

    /// The note that was written last, of those that can be read.
    private func lastNote() -> OpenNote? {
        for summary in folder.notes where summary.problem == nil {
            if let note = try? folder.open(summary.id) { return note }
        }
        return nil
    }

    private func openNew() throws {
        try useFolder()
        try windows.openNew()
    }

    /// Shows a note, and says on the desktop where that cannot be.
    func open(_ name: NoteName) {
        attempting {
            try useFolder()
            try windows.open(name)
        }
    }

    private func open(_ address: NoteAddress) throws {
        try useFolder()
        try windows.open(try address.find(in: folder))
    }

    private func close(_ address: NoteAddress) throws {
        try useFolder()
        let name = try address.find(in: folder)
        if let id = folder.id(of: name), let window = windows.window(of: id) {
            window.window.close()
        } else {
            windows.putAway(name)
        }
    }

    private func toggle() {
        if !windows.toggle() { showNotes() }
    }

    /// Shows the board with those notes on it that hold some words.
    func searchOnBoard(_ words: String) {
        showNotes()
    }
}
