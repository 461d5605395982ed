import GLib
import Gtk

/// The menu of the writing.
extension PostItNote {
    /// Adds entries to the menu that the writing opens at the secondary button, the Menu key and Shift+F10, after its
    /// own for cutting, copying, pasting and the like.
    /// - Parameter menu: makes the entries, once, when the writing first has the focus: a menu takes longer to make than
    ///   a note takes to show.
    public func setWritingMenu(_ menu: @escaping @MainActor () -> Menu) {
        guard let view = half?.writing.textView else { return }
        var connection: SignalConnection?
        connection = view.connect(.notify("has-focus")) { [weak view] in
            connection?.disconnect()
            connection = nil
            view?.setExtraMenu(menu())
        }
    }
}
