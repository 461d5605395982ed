import CGtk
import Gtk
import PostItNote

/// A note on printed pages: sheets of its paper, upright and without shadow, as many as the text needs.
///
/// Thread: GTK's.
@MainActor
struct NotePrinting {
    /// The distance between two sheets, in points.
    private static let spacing = 18.0
    /// Points in a logical pixel: 96 of these are an inch, so a note is as large as the paper one that it is taken from.
    private static let pointsInPixel = 0.75

    private let sheets: [NotePicture]

    /// How many sheets there are.
    var count: Int { sheets.count }

    /// Lays a note out.
    /// - Parameter side: the side of the sheet in logical pixels.
    init(_ note: PostItNote, side: Int) {
        var picture = NotePicture(note, side: side, scale: 1)
        picture.sheet.placement.rotation = 0
        picture.sheet.shadow = false
        picture.writing.placement = picture.sheet.placement
        sheets = picture.writing.parts().map { part in
            var sheet = picture
            sheet.writing.text = part
            return sheet
        }
    }

    /// Makes the operation that prints them.
    func operation(named name: String) -> PrintOperation {
        PrintOperation(name: name) { page in
            let grid = grid(on: page)
            return (sheets.count + grid.count - 1) / grid.count
        } drawPage: { context, page, number in
            draw(context, on: page, number)
        }
    }

    /// How the sheets lie on a page, in points.
    private func grid(on page: PrintOperation.PageSize) -> (columns: Int, count: Int, side: Double) {
        let natural = (sheets.first?.sheet.placement.side ?? 1) * Self.pointsInPixel
        let side = max(1, min(natural, page.width, page.height))
        let columns = max(1, Int((page.width + Self.spacing) / (side + Self.spacing)))
        let rows = max(1, Int((page.height + Self.spacing) / (side + Self.spacing)))
        return (columns, columns * rows, side)
    }

    private func draw(_ context: OpaquePointer, on page: PrintOperation.PageSize, _ number: Int) {
        let grid = grid(on: page)
        let first = number * grid.count
        for (place, sheet) in sheets.dropFirst(first).prefix(grid.count).enumerated() {
            let step = grid.side + Self.spacing
            cairo_save(context)
            cairo_translate(
                context, Double(place % grid.columns) * step, Double(place / grid.columns) * step)
            let scale = grid.side / sheet.sheet.placement.side
            cairo_scale(context, scale, scale)
            sheet.paint(context, asPaths: true)
            cairo_restore(context)
        }
    }
}
