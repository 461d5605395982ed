import CGtk
import GLib
import Gtk

/// The row of controls on the paper: new, colour, more, close.
///
/// The two that make something stand at the row's start, the two that concern the whole note at its end, so that the
/// title has the middle.
/// Thread: GTK's.
@MainActor
final class NoteButtons {
    /// The side of a button in px: what an unsteady hand still hits.
    static let side = 24
    /// The distance from the sheet's edges in px.
    static let inset = 5
    /// The distance between two buttons in px.
    static let spacing = 2

    /// How far two buttons reach from a corner along the top, and down, in px.
    static var reach: (along: Double, down: Double) {
        (Double(inset + 2 * side + 2 * spacing), Double(inset + side + spacing))
    }

    let new = Button(picture: ControlSign.plus.picture(), name: localized("New note"))
    let color = Button(picture: PaperPicture.disc(), name: localized("Colour of the note"))
    let more = Button(picture: ControlSign.dots.picture(), name: localized("Menu of the note"))
    let close = Button(picture: ControlSign.cross.picture(), name: localized("Close note"))

    /// The buttons in the order in which the focus goes through them.
    let all: [Button]

    init() {
        all = [new, color, more, close]
        new.setAction(ApplicationAction.new.detailedName)
        color.setAction(NoteAction.chooseColor.detailedName)
        more.setAction(NoteAction.menu.detailedName)
        close.setAction(NoteAction.close.detailedName)
        for button in [color, more] { button.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, to: true) }
        for button in all { button.addStyleClass("control") }
    }

    /// Where the buttons lie on a sheet that is not tilted, in the order of ``all``.
    /// - Parameter isMirrored: whether the user's language runs from right to left.
    static func areas(on sheet: PixelArea, isMirrored: Bool) -> [PixelArea] {
        let step = side + spacing
        let last = sheet.width - inset - side
        return [inset, inset + step, last - step, last].map { place in
            PixelArea(
                x: sheet.x + (isMirrored ? last + inset - place : place), y: sheet.y + inset, width: side, height: side)
        }
    }
}
