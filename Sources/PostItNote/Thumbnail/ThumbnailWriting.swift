import CGtk
import Paper

/// Sets a thumbnail's title, writing and date on its sheet.
struct ThumbnailWriting {
    /// The sizes of the three in px, on a sheet of ``designSide``.
    private static let (titleSize, writingSize, dateSize) = (12.0, 15.0, 10.0)
    private static let designSide = 164.0
    /// The margins of the sheet at the sides and above, and the distance between the three, as parts of its side.
    private static let (beside, above, spacing) = (0.075, 0.07, 0.03)

    let thumbnail: NoteThumbnail
    let placement: SheetPlacement

    /// Paints it all, in the coordinates that ``SheetPainter`` paints in.
    func paint(_ context: OpaquePointer) {
        let (side, inks) = (placement.side, PaperInks(on: thumbnail.color, for: .small))
        let zoom = side / Self.designSide
        let (left, top) = ((side * Self.beside).rounded(), (side * Self.above).rounded())
        let width = side - 2 * left
        let marker = Marker(on: thumbnail.color)
        cairo_save(context)
        placement.enter(context)

        var room = NoteLayout.Rect(x: left, y: top, width: width, height: side - 2 * top)
        if !thumbnail.title.isEmpty {
            let title = TextBlock(
                context, thumbnail.title, families: ["sans-serif"], size: Self.titleSize * zoom,
                weight: PANGO_WEIGHT_SEMIBOLD, width: width, lines: 2)
            title.mark(thumbnail.titleMarks, marker: marker.color, ink: marker.ink)
            title.show(context, at: room, color: inks.title)
            room.y += title.height + side * Self.spacing
            room.height -= title.height + side * Self.spacing
        }
        // The bent corner is left free: the date stands beside it, and the writing above.
        let fold = side * 0.2
        if !thumbnail.date.isEmpty {
            let date = TextBlock(
                context, thumbnail.date, families: ["sans-serif"], size: Self.dateSize * zoom,
                weight: PANGO_WEIGHT_NORMAL, width: width - 2 * fold, lines: 1)
            let line = NoteLayout.Rect(
                x: left + fold, y: side - top - date.height, width: width - 2 * fold, height: date.height)
            date.show(context, at: line, color: inks.date)
        }
        room.height = min(room.height, side - max(fold, top) - room.y)
        writing(context, in: room, zoom, marker, inks)
        cairo_restore(context)
    }

    private func writing(
        _ context: OpaquePointer, in room: NoteLayout.Rect, _ zoom: Double, _ marker: Marker, _ inks: PaperInks
    ) {
        guard room.height > 0, !thumbnail.text.isEmpty else { return }
        let text = TextBlock(
            context, thumbnail.text, families: WritingFace.families(thumbnail.writingFont),
            size: Self.writingSize * zoom, weight: PANGO_WEIGHT_NORMAL, width: room.width, lines: nil)
        text.mark(thumbnail.textMarks, marker: marker.color, ink: marker.ink)
        let fade = text.height > room.height ? 0.3 * room.height : nil
        text.show(context, at: room, in: room, fade: fade, color: inks.writing)
    }
}

/// What marks found words on a paper.
private struct Marker {
    let color: RGB
    let ink: RGB

    /// On light papers an orange marker under dark ink, on dark ones a light one, with 7 to 1 and more between the two.
    init(on paper: PaperColor) {
        color = paper.isDark ? RGB(red: 255, green: 214, blue: 110) : RGB(red: 255, green: 184, blue: 77)
        ink = RGB(red: 40, green: 26, blue: 0)
    }
}
