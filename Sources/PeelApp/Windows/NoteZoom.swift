import CGtk
import GLib
import Gtk
import PostItNote

/// The zoom of one note's writing: its steps, and the wheel that turns it.
///
/// Thread: GTK's.
@MainActor
final class NoteZoom {
    /// The steps, in per cent.
    static let steps = [50, 67, 75, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300]

    /// The zoom has been changed by the user; gets it.
    var onChange: @MainActor (Double) -> Void = { _ in }

    private let wheel = ScrollController()
    private weak var note: PostItNote?

    /// Watches the wheel over a note with the Control key held.
    func follow(_ note: PostItNote, in content: Widget) {
        self.note = note
        // Before the writing, which would scroll.
        wheel.phase = GTK_PHASE_CAPTURE
        content.addController(wheel)
        wheel.connect(.scroll) { [weak self] _, steps in
            guard let self, wheel.modifiers.contains(.control), steps != 0 else { return false }
            change(by: steps < 0 ? 1 : -1)
            return true
        }
    }

    /// Goes some steps up or down, to the next that there is.
    func change(by count: Int) {
        guard let note else { return }
        let percent = Int((note.zoom * 100).rounded())
        let further = count > 0 ? Self.steps.first { $0 > percent } : Self.steps.last { $0 < percent }
        if let further { set(Double(further) / 100) }
    }

    /// Sets the zoom, within its bounds.
    func set(_ zoom: Double) {
        guard let note else { return }
        let bounded = min(max(zoom, PostItNote.zooms.lowerBound), PostItNote.zooms.upperBound)
        guard bounded != note.zoom else { return }
        note.zoom = bounded
        onChange(bounded)
    }
}
