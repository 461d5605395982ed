import GLib
import Gtk

/// The notes that are on the desktop.
///
/// Thread: GTK's.
@MainActor
final class WindowList {
    private let application: Application
    private(set) var windows: [NoteWindow] = []

    init(_ application: Application) {
        self.application = application
    }

    /// Puts a note on the desktop.
    func open() {
        let window = NoteWindow(in: application)
        windows.append(window)
        window.onClosed = { [weak self] closed in self?.windows.removeAll { $0 === closed } }
        window.window.present()
    }

    /// Brings all notes to the front.
    func present() {
        for window in windows { window.window.present() }
    }
}
