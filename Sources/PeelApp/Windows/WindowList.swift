import GLib
import Gtk
import NoteStore

/// The notes that are on the desktop.
///
/// Thread: GTK's.
@MainActor
final class WindowList {
    private let application: Application
    private let folder: NoteFolder
    private let states: WindowStates
    private(set) var windows: [NoteWindow] = []

    /// Makes an empty list.
    init(_ application: Application, folder: NoteFolder) {
        (self.application, self.folder) = (application, folder)
        states = WindowStates(folder: folder.path)
        folder.onEvent = { [weak self] event in
            if case .renamed(_, let old, let new) = event { self?.states.rename(old, to: new) }
            self?.showFault(event)
        }
    }

    /// Puts a note on the desktop, or brings it forward where it is there already.
    func open(_ note: OpenNote) {
        if let there = windows.first(where: { $0.document?.open.id == note.id }) { return there.window.present() }
        let window = make()
        if let side = states[note.name]?.width, NoteGeometry.sides.contains(side) { window.resize(to: side) }
        window.show(note)
        remember(window, isOpen: true)
        window.onResized = { [weak self] window in self?.remember(window, isOpen: true) }
        window.window.present()
    }

    /// Puts something on the desktop that is no note and tells of something.
    @discardableResult
    func tell(_ text: String) -> NoteWindow {
        let window = make()
        window.tell(text)
        window.window.present()
        return window
    }

    /// Brings all notes to the front.
    func present() {
        for window in windows { window.window.present() }
    }

    /// Saves everything, for good.
    /// - Returns: whether everything is on the disk; the windows of what is not say so.
    func saveAll() -> Bool {
        states.flush()
        // Each of them, also after one that fails.
        return windows.map { $0.save() }.allSatisfy { $0 }
    }

    private func make() -> NoteWindow {
        let window = NoteWindow(in: application, folder: folder)
        windows.append(window)
        window.onClosed = { [weak self] closed in
            self?.remember(closed, isOpen: false)
            self?.windows.removeAll { $0 === closed }
        }
        return window
    }

    private func remember(_ window: NoteWindow, isOpen: Bool) {
        guard let open = window.document?.open else { return }
        guard !open.isTrashed else { return states[open.name] = nil }
        var state = states[open.name] ?? WindowState()
        (state.width, state.height, state.isOpen) = (window.frame.side, window.frame.side, isOpen)
        states[open.name] = state
    }
}
