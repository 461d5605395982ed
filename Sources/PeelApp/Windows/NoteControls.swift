import CGtk
import GLib
import Gtk
import PostItNote

/// Shows the controls on the paper while the pointer is over the note, or the keyboard has led the focus into it.
///
/// While the user writes with the pointer elsewhere there is only paper.
@MainActor
final class NoteControls {
    private let motion = MotionController()
    private weak var window: Window?
    private weak var content: Widget?
    private weak var frame: NoteFrame?
    private var isPointed = false

    /// Watches a frame in its window.
    init(_ frame: NoteFrame, of content: Widget, in window: Window) {
        (self.frame, self.content, self.window) = (frame, content, window)
        content.addController(motion)
        motion.connect(.enter) { [weak self] _, _ in self?.setPointed(true) }
        motion.connect(.leave) { [weak self] in self?.setPointed(false) }
        for property in ["focus-visible", "focus-widget", "is-active"] {
            window.connect(.notify(property)) { [weak self] in self?.update() }
        }
        update()
    }

    /// The note has been touched: a finger does not hover.
    func touched() { setPointed(true) }

    private func setPointed(_ isPointed: Bool) {
        self.isPointed = isPointed
        update()
    }

    private func update() {
        guard let window, let content, let frame else { return }
        if !window.isActive, motion.containsPointer == false { isPointed = false }
        let isLedByKeyboard = window.isActive && window.focusIsVisible && !frame.note.isWriting
        let areShown = isPointed || isLedByKeyboard
        content.setStyleClass("controls", areShown)
        // What cannot be seen is not to be hit.
        for button in frame.buttons.all { button.isTarget = areShown }
    }
}
