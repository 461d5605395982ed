import GLib
import Gtk
import Paper
import PostItNote

/// What opens over a note: its menu, and what asks for title, paper and tilt.
extension NoteWindow {
    /// The tilt that one key adds, in degrees.
    private static let tiltStep = 1.0

    /// Opens the menu at its button.
    func showMenu() { show(NoteMenu(), at: frame.buttons.more) }

    /// Opens the menu at a place, in px of the content.
    func showMenu(at point: (x: Double, y: Double)) {
        let menu = NoteMenu()
        menu.popover.hasArrow = false
        popovers.show(menu, at: PixelArea(x: Int(point.x), y: Int(point.y), width: 1, height: 1))
    }

    /// Shows the papers to choose from.
    func chooseColor() { show(PaperChooser(note.color), at: frame.buttons.color) }

    /// Asks for the heading.
    func editTitle() {
        guard let document else { return }
        let editor = TitleEditor(document.open.title) { [weak document] in document?.setTitle($0) }
        show(editor, at: frame.buttons.more)
    }

    /// Asks for the tilt.
    func chooseTilt() {
        guard let document else { return }
        show(TiltChooser(note.rotation) { [weak document] in document?.setTilt($0) }, at: frame.buttons.more)
    }

    /// Tilts the note by one step.
    /// - Parameter direction: 1 to the right, -1 to the left.
    func tilt(_ direction: Double) {
        let tilt = (note.rotation + direction * Self.tiltStep).rounded()
        document?.setTilt(min(max(tilt, TiltChooser.bounds.lowerBound), TiltChooser.bounds.upperBound))
        say(TiltChooser.words(note.rotation))
    }

    private func show(_ shown: any PopoverContent, at button: Button) {
        guard let area = button.area(in: content) else { return }
        popovers.show(shown, at: area)
    }
}
