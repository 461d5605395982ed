import CGtk
import Glibc
import Paper

/// Where a tilted sheet lies: its square's top left, before it is tilted about its centre, is the origin.
package struct SheetPlacement: Hashable, Sendable {
    /// The side in pixels.
    package var side: Double
    /// The tilt in degrees, negative is counter-clockwise.
    package var rotation: Double

    /// Makes the sheet's own coordinates the context's.
    package func enter(_ context: OpaquePointer) {
        guard rotation != 0 else { return }
        cairo_translate(context, side / 2, side / 2)
        cairo_rotate(context, rotation * .pi / 180)
        cairo_translate(context, -side / 2, -side / 2)
    }

    /// Where a point of the sheet lies when the sheet is tilted.
    func tilted(_ point: PaperPoint) -> PaperPoint {
        guard rotation != 0 else { return point }
        let angle = rotation * .pi / 180
        let (x, y) = (point.x - side / 2, point.y - side / 2)
        return PaperPoint(
            x: side / 2 + x * cos(angle) - y * sin(angle),
            y: side / 2 + x * sin(angle) + y * cos(angle))
    }

    /// The smallest rectangle of whole pixels that holds some points of the sheet when it is tilted.
    /// - Parameter margin: added on each side before rounding, in pixels.
    func bounds(of points: [PaperPoint], margin: Double = 0) -> PixelRect {
        let tilted = points.map(self.tilted)
        let (xs, ys) = (tilted.map(\.x), tilted.map(\.y))
        return PixelRect(
            low: PaperPoint(x: xs.min() ?? 0, y: ys.min() ?? 0), high: PaperPoint(x: xs.max() ?? 0, y: ys.max() ?? 0),
            margin: margin)
    }

    /// The smallest rectangle of whole pixels that holds the tilted square.
    var sheetBounds: PixelRect {
        bounds(of: [
            PaperPoint(x: 0, y: 0), PaperPoint(x: side, y: 0), PaperPoint(x: 0, y: side), PaperPoint(x: side, y: side),
        ])
    }
}

extension PixelRect {
    /// The smallest rectangle of whole pixels around two corners.
    /// - Parameter margin: added on each side before rounding, in pixels.
    init(low: PaperPoint, high: PaperPoint, margin: Double) {
        // A hair less, so that what lies on a whole pixel but for rounding errors does not claim the next one.
        let hair = 1e-6
        self.init(
            left: low.x - margin + hair, top: low.y - margin + hair,
            right: high.x + margin - hair, bottom: high.y + margin - hair)
    }
}
