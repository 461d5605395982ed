import GLib
import Gtk
import Paper

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
        plain(.save) { if $0.save() { $0.say(localized("The note is saved.")) } }
        plain(.menu) { $0.showMenu() }
        plain(.close) { $0.window.close() }
        plain(.delete) { $0.delete() }
        plain(.print) { $0.printNote() }
        order(.export) { window, name in ExportFormat(rawValue: name).map { window.export(as: $0) } }
        plain(.copyAll) { $0.content.copyToClipboard($0.note.text) }
        plain(.title) { $0.editTitle() }
        plain(.chooseColor) { $0.chooseColor() }
        choice(.color) { window, name in PaperColor(name: name).map { window.document?.setColor($0) } }
        plain(.customColor) { $0.chooseCustomColor() }
        toggle(.breeze) { window, isMoving in window.setBreeze(isMoving) }
        plain(.zoomIn) { $0.zoom.change(by: 1) }
        plain(.zoomOut) { $0.zoom.change(by: -1) }
        plain(.zoomNormal) { $0.zoom.set(1) }
        plain(.tilt) { $0.chooseTilt() }
        plain(.tiltLeft) { $0.tilt(-1) }
        plain(.tiltRight) { $0.tilt(1) }
        toggle(.lock) { window, isLocked in window.document?.setLocked(isLocked) }
        toggle(.above) { window, isAbove in window.place.setAbove(isAbove) }
        toggle(.sticky) { window, isSticky in window.place.setSticky(isSticky) }
        update()
    }

    /// Brings states and what can be done now up to date with the note.
    func update() {
        guard let window else { return }
        let open = window.document?.open
        let isWhole = open?.isReadOnly == false && open?.isTrashed == false
        actions[.delete]?.isEnabled = open?.isTrashed == false
        for action in [NoteAction.lock, .title, .color, .chooseColor, .customColor, .tilt, .tiltLeft, .tiltRight] {
            actions[action]?.isEnabled = isWhole
        }
        (actions[.color] as? StatefulAction<String>)?.state = window.note.color.name
        (actions[.breeze] as? StatefulAction<Bool>)?.state = window.note.breeze
        (actions[.lock] as? StatefulAction<Bool>)?.state = open?.isLocked ?? false
        for (action, isOn) in [
            (NoteAction.above, window.place.standing.isAbove), (.sticky, window.place.standing.isSticky),
        ] {
            // Elsewhere it is the window manager's own menu that has it.
            actions[action]?.isEnabled = window.place.isSupported
            (actions[action] as? StatefulAction<Bool>)?.state = isOn
        }
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

    private func choice(_ name: NoteAction, _ body: @escaping @MainActor (NoteWindow, String) -> Void) {
        let action = StatefulAction(name.rawValue, "") { [weak self] choice in
            guard let self, let window else { return }
            body(window, choice)
            update()
        }
        add(action, name)
    }

    /// A choice that is carried out and not kept.
    private func order(_ name: NoteAction, _ body: @escaping @MainActor (NoteWindow, String) -> Void) {
        let action = Action(name.rawValue, taking: String.self) { [weak self] choice in
            if let window = self?.window { body(window, choice) }
        }
        add(action, name)
    }

    private func add(_ action: Action, _ name: NoteAction) {
        actions[name] = action
        if let window { action.add(to: window.window) }
    }
}
