import CGtk
import GLib
import Gtk

/// Says how to do what is not to be seen: in a text that is read with a caret, as screen readers do.
///
/// Thread: GTK's.
@MainActor
enum HelpWindow {
    /// Makes a window, not shown yet; it ends itself when it is closed.
    /// - Parameter parent: the window that it belongs to, if any.
    static func make(for parent: Window?) -> Window {
        let window = Window()
        window.title = localized("Help for Peel")
        window.setDefaultSize(width: 520, height: 560)
        window.setTransient(for: parent)
        let view = TextView()
        view.isEditable = false
        view.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: localized("Help"))
        gtk_text_view_set_wrap_mode(view.textView, GTK_WRAP_WORD_CHAR)
        gtk_text_view_set_accepts_tab(view.textView, 0)
        for setMargin in [
            gtk_text_view_set_left_margin, gtk_text_view_set_right_margin, gtk_text_view_set_top_margin,
            gtk_text_view_set_bottom_margin,
        ] { setMargin(view.textView, 18) }
        for chapter in HelpChapters.all { view.buffer.append(heading: chapter.title, text: chapter.text) }
        view.buffer.selection = (0, 0)
        let scroller = ScrolledWindow()
        scroller.setPolicy(horizontal: GTK_POLICY_NEVER, vertical: GTK_POLICY_AUTOMATIC)
        scroller.setChild(view)
        scroller.isFocusable = false
        window.setChild(scroller)
        window.setFocus(view)
        closeAtEscape(window)
        _ = FocusReminder(window)
        return window
    }

    private static func closeAtEscape(_ window: Window) {
        let shortcuts = ShortcutController()
        shortcuts.add(key: "Escape", action: "window.close")
        shortcuts.phase = GTK_PHASE_CAPTURE
        window.addController(shortcuts)
    }
}
