import CGtk
import GLib
import Gtk

/// Keeps the focus shown as long as the keyboard is what the user works with.
///
/// GTK hides it three seconds after the last key; who needs it needs it then too.
/// Thread: GTK's.
@MainActor
final class FocusKeeper {
    private let keys = KeyController()
    private let click = ClickGesture(button: 0)
    private weak var window: Window?
    private var isKeyboard = false
    private var resting: EventSource?

    /// Watches a window by its content.
    func follow(_ window: Window, content: Widget) {
        self.window = window
        keys.phase = GTK_PHASE_CAPTURE
        click.phase = GTK_PHASE_CAPTURE
        content.addController(keys)
        content.addController(click)
        keys.connect(.keyPressed) { [weak self] _, _ in
            self?.isKeyboard = true
            return false
        }
        click.connect(.pressed) { [weak self] _, _, _ in
            self?.isKeyboard = false
            self?.window?.focusIsVisible = false
        }
        window.connect(.notify("focus-visible")) { [weak self] in
            guard let self, isKeyboard, let window = self.window, !window.focusIsVisible else { return }
            window.focusIsVisible = true
            resting = EventSource.idle { [weak window] in window?.restFocusTimer() }
        }
    }
}
