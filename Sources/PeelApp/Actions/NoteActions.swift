import GLib
import Gtk

/// The actions of one note's window, and what of the note they show.
///
/// Ownership: kept by the window, which they know weakly.
/// Thread: GTK's.
@MainActor
final class NoteActions {
    private weak var window: NoteWindow?
    private var actions: [NoteAction: Action] = [:]

    /// Gives a window its actions.
    func add(to window: NoteWindow) {
        self.window = window
        plain(.close) { $0.window.close() }
        plain(.delete) { $0.delete() }
        plain(.copyAll) { $0.content.copyToClipboard($0.note.text) }
        toggle(.lock) { window, isLocked in window.document?.setLocked(isLocked) }
        update()
    }

    /// Brings states and what can be done now up to date with the note.
    func update() {
        guard let window else { return }
        let open = window.document?.open
        let isWhole = open?.isReadOnly == false && open?.isTrashed == false
        actions[.delete]?.isEnabled = open?.isTrashed == false
        actions[.lock]?.isEnabled = isWhole
        (actions[.lock] as? StatefulAction<Bool>)?.state = open?.isLocked ?? false
    }

    // MARK: Making

    private func plain(_ name: NoteAction, _ body: @escaping @MainActor (NoteWindow) -> Void) {
        add(Action(name.rawValue) { [weak self] in if let window = self?.window { body(window) } }, name)
    }

    private func toggle(_ name: NoteAction, _ body: @escaping @MainActor (NoteWindow, Bool) -> Void) {
        let action = StatefulAction(name.rawValue, false) { [weak self] isOn in
            guard let self, let window else { return }
            body(window, isOn)
            update()
        }
        add(action, name)
    }

    private func add(_ action: Action, _ name: NoteAction) {
        actions[name] = action
        if let window { action.add(to: window.window) }
    }
}
