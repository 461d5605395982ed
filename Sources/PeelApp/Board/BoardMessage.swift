import CGtk
import GLib
import Gtk

/// What the board says about what was done, with the way back.
///
/// It stays until something else is done or it is put away: nobody has to be quick. It slides in by its style: in a
/// revealer it would not be there before the animation's first frame, and GTK would drop keys that go to its buttons.
/// Thread: GTK's.
@MainActor
final class BoardMessage {
    /// The strip, to be laid over the board.
    let box = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12)
    private let label = Label()
    private let undoButton = Button(localized("Undo"))
    private var undoing: (@MainActor () -> Void)?
    /// The strip is put away while it has the focus.
    var onLeave: @MainActor () -> Void = {}

    /// Makes a hidden strip.
    init() {
        box.setAccessibleRole(GTK_ACCESSIBLE_ROLE_GROUP)
        box.isVisible = false
        box.addStyleClass("app-notification")
        box.addStyleClass("board-message")
        gtk_label_set_wrap(label.opaque, 1)
        gtk_label_set_max_width_chars(label.opaque, 60)
        // GTK gives a label beside something taller the width of as many lines as fit there; the rest is its as well.
        label.setExpand(horizontal: true)
        gtk_label_set_xalign(label.opaque, 0)
        box.append(label)
        box.append(undoButton)
        let close = Button(icon: "window-close-symbolic", name: localized("Put Away"))
        close.addStyleClass("flat")
        box.append(close)
        box.setAlign(horizontal: GTK_ALIGN_CENTER, vertical: GTK_ALIGN_END)
        undoButton.connect(.clicked) { [weak self] in self?.undo() }
        close.connect(.clicked) { [weak self] in self?.hide() }
    }

    /// What is said; empty where nothing is.
    var words: String { box.isVisible ? label.text : "" }

    /// Whether what was done last can be taken back.
    var canUndo: Bool { undoing != nil }

    /// Says something.
    /// - Parameter undo: takes it back, nil where there is nothing to.
    func show(_ words: String, undo: (@MainActor () -> Void)? = nil) {
        undoing = undo
        label.text = words
        undoButton.isVisible = undo != nil
        box.isVisible = true
        Widget.announce(
            undo == nil ? words : localized("%s Control and Z takes it back.", words), near: box.widget)
    }

    /// Gives the focus to the way back.
    func grabFocus() { undoButton.grabFocus() }

    /// Takes back what was done last, once.
    func undo() {
        guard let undoing else { return }
        self.undoing = nil
        hide()
        undoing()
    }

    /// Puts the strip away.
    func hide() {
        undoing = nil
        // Before it goes: GTK would take the focus elsewhere in the next frame.
        if box.containsFocus { onLeave() }
        box.isVisible = false
    }
}
