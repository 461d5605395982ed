import CGtk
import GLib
import Gtk

/// What the board says about what was done, with the way back.
///
/// It stays until something else is done or it is put away: nobody has to be quick.
/// Thread: GTK's.
@MainActor
final class BoardMessage {
    /// The strip, to be laid over the board.
    let revealer = Revealer(GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
    private let label = Label()
    private let undoButton = Button(localized("Undo"))
    private var undoing: (@MainActor () -> Void)?
    /// The strip is put away while it has the focus.
    var onLeave: @MainActor () -> Void = {}

    /// Makes a hidden strip.
    init() {
        let box = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12)
        box.addStyleClass("app-notification")
        box.addStyleClass("board-message")
        gtk_label_set_wrap(label.opaque, 1)
        gtk_label_set_max_width_chars(label.opaque, 60)
        box.append(label)
        box.append(undoButton)
        let close = Button(icon: "window-close-symbolic", name: localized("Put Away"))
        close.addStyleClass("flat")
        box.append(close)
        revealer.setChild(box)
        revealer.setAlign(horizontal: GTK_ALIGN_CENTER, vertical: GTK_ALIGN_END)
        undoButton.connect(.clicked) { [weak self] in self?.undo() }
        close.connect(.clicked) { [weak self] in self?.hide() }
    }

    /// What is said; empty where nothing is.
    var words: String { revealer.isOpen ? label.text : "" }

    /// Whether what was done last can be taken back.
    var canUndo: Bool { undoing != nil }

    /// Says something.
    /// - Parameter undo: takes it back, nil where there is nothing to.
    func show(_ words: String, undo: (@MainActor () -> Void)? = nil) {
        undoing = undo
        label.text = words
        undoButton.isVisible = undo != nil
        revealer.isOpen = true
        Widget.announce(
            undo == nil ? words : localized("%s Control and Z takes it back.", words), near: revealer.widget)
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
        let hadFocus = revealer.containsFocus
        revealer.isOpen = false
        if hadFocus { onLeave() }
    }
}
