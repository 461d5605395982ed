import CGtk
import GLib
import Gtk

/// A small window with a slider for the tilt, which turns the note as it moves; Escape turns it back.
@MainActor
final class TiltChooser: PopoverContent {
    /// The tilts that are offered, in degrees.
    static let bounds = -45.0...45.0

    let popover = Popover()
    let name = localized("Tilt of the note")
    private let scale: Scale
    private let keys = KeyController()
    private let before: Double
    private let onChange: @MainActor (Double) -> Void

    /// Makes a popover.
    /// - Parameters:
    ///   - tilt: the tilt now, in degrees.
    ///   - onChange: gets the tilt that is wanted; capture what is above weakly.
    init(_ tilt: Double, onChange: @escaping @MainActor (Double) -> Void) {
        (before, self.onChange) = (tilt, onChange)
        scale = Scale(Self.bounds, step: 1, name: localized("Tilt in degrees")) { TiltChooser.words($0) }
        scale.value = tilt
        scale.addMark(0)
        gtk_widget_set_size_request(scale.widget, 240, -1)
        // From here on: a tilt beyond the slider's ends stays until the slider is moved.
        scale.connect(.valueChanged) { [weak self] in self?.moved() }
        setUpButtons()
        keys.phase = GTK_PHASE_CAPTURE
        popover.addController(keys)
        keys.connect(.keyPressed) { [weak self] symbol, _ in
            // The popover closes at this key by itself.
            if let self, symbol == UInt32(GDK_KEY_Escape) { self.onChange(before) }
            return false
        }
    }

    /// The tilt in words, for example "3°".
    static func words(_ tilt: Double) -> String {
        let rounded = (tilt * 10).rounded() / 10
        let number = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        return localized("%s\u{B0}", number)
    }

    private func moved() {
        onChange(scale.value)
        // GTK 4.8 tells nobody that a slider has moved.
        Widget.announce(Self.words(scale.value), near: scale.widget)
    }

    private func setUpButtons() {
        let straight = Button(localized("Straight"))
        straight.connect(.clicked) { [weak self] in self?.scale.value = 0 }
        let done = Button(localized("Done"))
        done.connect(.clicked) { [weak self] in self?.popover.popDown() }
        let row = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 6)
        row.append(straight)
        row.append(done)
        gtk_widget_set_halign(row.widget, GTK_ALIGN_END)
        let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 6)
        column.append(scale)
        column.append(row)
        popover.setChild(column)
    }
}
