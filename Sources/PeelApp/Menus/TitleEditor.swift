import CGtk
import GLib
import Gtk

/// A small window in which the heading is written: Enter sets it, Escape leaves it as it was.
@MainActor
final class TitleEditor: PopoverContent {
    let popover = Popover()
    let name = localized("Title of the note")
    private let entry = Entry(name: localized("Title"))

    /// Makes a popover.
    /// - Parameters:
    ///   - title: the heading now.
    ///   - onSet: gets the heading that is wanted; capture what is above weakly.
    init(_ title: String, onSet: @escaping @MainActor (String) -> Void) {
        entry.text = title
        entry.widthInCharacters = 24
        entry.placeholder = localized("No title")
        let button = Button(localized("Set"))
        let row = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 6)
        row.append(entry)
        row.append(button)
        popover.setChild(row)
        let set: @MainActor () -> Void = { [weak self] in
            guard let self else { return }
            onSet(entry.text)
            popover.popDown()
        }
        entry.connect(.entered, set)
        button.connect(.clicked, set)
    }
}
