import CGtk
import GLib
import Gtk

/// A question before something that cannot be taken back.
///
/// Thread: GTK's.
@MainActor
enum ConfirmDialog {
    /// Asks.
    ///
    /// Escape, closing and the button that has the focus at first leave everything as it is.
    /// - Parameters:
    ///   - title: the question.
    ///   - text: what cannot be taken back.
    ///   - words: what is on the button that does it.
    ///   - parent: the window that the question is about.
    ///   - onConfirm: does it; capture what is above weakly.
    /// - Returns: the window of the question.
    @discardableResult
    static func ask(
        title: String, text: String, words: String, parent: Window, onConfirm: @escaping @MainActor () -> Void
    ) -> Window {
        let window = Window()
        window.setAccessibleRole(GTK_ACCESSIBLE_ROLE_ALERT_DIALOG)
        window.title = title
        window.setTransient(for: parent)
        window.setModal(true)
        gtk_window_set_resizable(window.cast(), 0)
        window.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: text)

        let box = Box(GTK_ORIENTATION_VERTICAL, spacing: 12)
        box.addStyleClass("confirm-dialog")
        let heading = Label(title)
        heading.addStyleClass("title-2")
        let body = Label(text)
        for label in [heading, body] {
            gtk_label_set_wrap(label.opaque, 1)
            gtk_label_set_max_width_chars(label.opaque, 44)
            gtk_label_set_xalign(label.opaque, 0)
            box.append(label)
        }
        let buttons = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12)
        buttons.setAlign(horizontal: GTK_ALIGN_END)
        let keep = Button(localized("Cancel"))
        let confirm = Button(words)
        confirm.addStyleClass("destructive-action")
        buttons.append(keep)
        buttons.append(confirm)
        box.append(buttons)
        window.setChild(box)

        // What is clicked is in the window, which is there then, unlike this wrapper.
        let pointer = window.pointer
        keep.connect(.clicked) { Window(retaining: pointer).destroy() }
        confirm.connect(.clicked) {
            Window(retaining: pointer).destroy()
            onConfirm()
        }
        let keys = KeyController()
        keys.connect(.keyPressed) { symbol, _ in
            guard symbol == UInt32(GDK_KEY_Escape) else { return false }
            Window(retaining: pointer).destroy()
            return true
        }
        window.addController(keys)
        window.setFocus(keep)
        _ = FocusReminder(window)
        window.present()
        return window
    }
}
