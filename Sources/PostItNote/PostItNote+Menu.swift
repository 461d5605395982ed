import CGtk
import Gtk

/// The menu of the writing.
extension PostItNote {
    /// Adds entries to the menu that the writing opens at the secondary button, the Menu key and Shift+F10, after its
    /// own for cutting, copying, pasting and the like; nil takes them away.
    public func setWritingMenu(_ menu: Menu?) {
        half?.writing.textView.setExtraMenu(menu)
    }
}
