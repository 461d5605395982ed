import CGtk
import GLib
import Gtk

/// Shows the keys, from the table that binds them.
///
/// Thread: GTK's.
@MainActor
enum ShortcutsWindow {
    /// Makes a window, not shown yet; it ends itself when it is closed.
    /// - Parameters:
    ///   - parent: the window that it belongs to, if any.
    ///   - onHelp: shows the help, when this window has gone.
    static func make(for parent: Window?, onHelp: @escaping @MainActor () -> Void) -> Window {
        let builder = Builder(markup: ShortcutsMarkup.document)
        guard let object = builder.object(ShortcutsMarkup.id) else {
            fatalError("the window of shortcuts has no window")
        }
        let window = Window(retaining: object)
        window.title = ApplicationAction.shortcuts.label
        // GTK 4.18 would have it be a part of a window, and nameless.
        window.setAccessibleRole(GTK_ACCESSIBLE_ROLE_WINDOW)
        window.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: window.title)
        window.setTransient(for: parent)
        let (pointer, title) = (window.pointer, window.title)
        window.nameInnards(title, search: localized("Search"))
        // GTK 4.18 makes the pages when they are shown.
        window.connect(.map, after: true) {
            Window(retaining: pointer).nameInnards(title, search: localized("Search"))
        }
        if let bar = window.headerBar {
            let help = Button(ApplicationAction.help.label)
            // What is clicked is in the window, which is there then, unlike this wrapper.
            help.connect(.clicked) {
                Window(retaining: pointer).close()
                onHelp()
            }
            bar.packEnd(help)
        }
        _ = FocusReminder(window)
        return window
    }
}
