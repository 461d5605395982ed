import Gtk
import Paper
import PostItNote

extension NotePicture {
    /// Logical pixels in a point, at the usual text scale.
    private static let pixelsInPoint = 4.0 / 3

    /// A note as it is: its paper, tilt, title, date and text, and its writing at the size to which it is zoomed.
    /// - Parameters:
    ///   - side: the side of the sheet in pixels.
    ///   - scale: picture pixels in one of them.
    @MainActor
    init(_ note: PostItNote, side: Int, scale: Double) {
        sheet = SheetPainter(
            side: Double(side), rotation: note.rotation, scale: scale, color: note.color, texture: note.texture)
        let size = note.writingSize * note.zoom * Self.pixelsInPoint
        writing = WritingPainter(
            placement: sheet.placement, title: note.title, text: note.text, date: note.dateLabel,
            inks: PaperInks(on: note.color, for: size < 24 ? .small : .large))
        writing.families = WritingFace.families(note.writingFont)
        writing.writingSize = size
        writing.labelScale = max(1, (1 + note.zoom) / 2)
    }
}
