import NoteStore
import PostItNote

/// What of a note's window is remembered, besides its place and size.
extension NoteWindow {
    /// Brings back what was remembered.
    func restore(_ state: WindowState) {
        if let zoom = state.zoom {
            note.zoom = min(max(zoom, PostItNote.zooms.lowerBound), PostItNote.zooms.upperBound)
        }
        note.breeze = !state.isStill
        actions.update()
    }

    /// Adds what is to be remembered.
    func describe(in state: inout WindowState) {
        state.zoom = note.zoom == 1 ? nil : note.zoom
        state.isStill = !note.breeze
    }
}
