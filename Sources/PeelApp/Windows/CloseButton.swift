import GLib
import Gtk

/// The round button that puts a note away.
@MainActor
enum CloseButton {
    /// The side of the button in px: what an unsteady hand still hits.
    static let side = 24
    /// The distance from the sheet's top and right edges in px.
    static let inset = 5

    /// Makes the button.
    static func make() -> Button {
        let button = Button(icon: "window-close-symbolic", name: "Close note")
        button.addStyleClass("close")
        button.setAction(NoteAction.close.detailedName)
        return button
    }

    /// Where the button lies on a sheet that is not tilted.
    static func area(on sheet: PixelArea) -> PixelArea {
        PixelArea(x: sheet.x + sheet.width - side - inset, y: sheet.y + inset, width: side, height: side)
    }
}
