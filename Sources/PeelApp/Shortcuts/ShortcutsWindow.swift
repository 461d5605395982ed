import CGtk
import GLib
import Gtk

/// Shows the keys, from the table that binds them.
///
/// Thread: GTK's.
@MainActor
enum ShortcutsWindow {
    /// Makes a window, not shown yet; it ends itself when it is closed.
    /// - Parameter parent: the window that it belongs to, if any.
    static func make(for parent: Window?) -> Window {
        let builder = Builder(markup: ShortcutsMarkup.document)
        guard let object = builder.object(ShortcutsMarkup.id) else {
            fatalError("the window of shortcuts has no window")
        }
        let window = Window(retaining: object)
        window.title = ApplicationAction.shortcuts.label
        window.setTransient(for: parent)
        window.nameInnards(window.title, search: localized("Search"))
        _ = FocusReminder(window)
        return window
    }
}
