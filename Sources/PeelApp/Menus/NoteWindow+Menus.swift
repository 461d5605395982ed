import GLib
import Gtk
import Paper
import PostItNote

/// What opens over a note: its menu, and what asks for title, paper and tilt.
extension NoteWindow {
    /// The tilt that one key adds, in degrees.
    private static let tiltStep = 1.0

    /// Adds the note's menu to that of the writing, and follows the wheel.
    func setUpMenus() {
        note.setWritingMenu {
            let menu = Menu()
            menu.append(localized("Note"), submenu: NoteMenu.entries())
            return menu
        }
        zoom.follow(note, in: content)
        zoom.onChange = { [weak self] zoom in
            self?.say(localized("%d per cent", Int((zoom * 100).rounded())))
        }
    }

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

    /// Asks for a colour that no paper has.
    func chooseCustomColor() {
        guard let document else { return }
        // Which may be where it was asked for.
        popovers.end()
        let dialog = ColorDialog(title: localized("Colour of the Note"), parent: window)
        let face = note.color.face
        dialog.color = (face.red / 255, face.green / 255, face.blue / 255)
        dialog.ask { [weak self, weak document] color in
            guard let (red, green, blue) = color else { return }
            document?.setColor(PaperColor(face: RGB(red: red * 255, green: green * 255, blue: blue * 255)))
            self?.actions.update()
        }
    }

    /// Lets the corner move in the breeze, or keeps it still.
    func setBreeze(_ isMoving: Bool) {
        note.breeze = isMoving
        onArranged(self)
    }

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
