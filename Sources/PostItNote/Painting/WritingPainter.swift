import CGtk
import Paper

/// Sets title, writing and date on a picture of a sheet, as the widget shows them.
///
/// Thread: any; it needs fonts but no display.
package struct WritingPainter {
    /// The sizes of title and date in pixels.
    private static let (titleSize, dateSize) = (12.0, 11.0)
    /// What is cut off by up to this many pixels does not count as cut off.
    private static let slack = 2.0

    /// Where the sheet lies.
    package var placement: SheetPlacement
    /// The heading, empty for none.
    package var title: String
    /// The text.
    package var text: String
    /// The line below, empty for none.
    package var date: String
    /// What it is written with.
    package var inks: PaperInks
    /// The families of the writing, to be tried in turn.
    package var families = WritingFace.families
    /// The size of the writing in pixels.
    package var writingSize = 24.0
    /// How many times as large title and date are.
    package var labelScale = 1.0

    /// Describes what is written.
    package init(
        placement: SheetPlacement, title: String, text: String, date: String,
        inks: PaperInks = PaperInks(on: .yellow)
    ) {
        self.inks = inks
        self.placement = placement
        self.title = title
        self.text = text
        self.date = date
    }

    /// Paints it all, in the coordinates that ``SheetPainter`` paints in.
    package func paint(_ context: OpaquePointer) {
        cairo_save(context)
        placement.enter(context)
        let (heading, line, layout) = blocks(context)
        let writing = block(context, text, in: layout)

        if !title.isEmpty { heading.show(context, at: layout.title, color: inks.title) }
        paintFading(context, writing, in: layout.writing)
        if !date.isEmpty { line.show(context, at: layout.date, color: inks.date) }
        cairo_restore(context)
    }

    /// Title and date as they are broken into lines, and where all three lie.
    func blocks(_ context: OpaquePointer) -> (heading: TextBlock, line: TextBlock, layout: NoteLayout) {
        let label = NoteLayout(side: placement.side, titleHeight: 1, dateHeight: 1)
        let heading = TextBlock(
            context, title, families: ["sans-serif"], size: Self.titleSize * labelScale, weight: PANGO_WEIGHT_SEMIBOLD,
            width: label.title.width, lines: 1)
        let line = TextBlock(
            context, date, families: ["sans-serif"], size: Self.dateSize * labelScale, weight: PANGO_WEIGHT_NORMAL,
            width: label.date.width, lines: 1)
        let layout = NoteLayout(
            side: placement.side, titleHeight: title.isEmpty ? 0 : heading.height,
            dateHeight: date.isEmpty ? 0 : line.height)
        return (heading, line, layout)
    }

    /// Some writing as it is broken into lines.
    func block(_ context: OpaquePointer, _ text: String, in layout: NoteLayout) -> TextBlock {
        TextBlock(
            context, text, families: families, size: writingSize, weight: PANGO_WEIGHT_NORMAL,
            width: layout.writing.width - 2 * NoteLayout.writingMargin.horizontal, lines: nil)
    }

    /// Paints the writing; where it is too long, it fades to nothing at the bottom.
    private func paintFading(_ context: OpaquePointer, _ writing: TextBlock, in rect: NoteLayout.Rect) {
        guard rect.width > 0, rect.height > 0 else { return }
        let margin = NoteLayout.writingMargin
        var inner = rect
        inner.x += margin.horizontal
        inner.width -= 2 * margin.horizontal
        inner.y += margin.vertical
        let isCut = writing.height + 2 * margin.vertical > rect.height + Self.slack
        let fade = isCut ? min(FadingView.greatestHeight, FadingView.greatestPart * rect.height) : nil
        writing.show(context, at: inner, in: rect, fade: fade, color: inks.writing)
    }
}
