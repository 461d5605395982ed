import CGtk
import Paper

/// The outlines of the sheet as cairo paths, in pixels from the sheet's top left.
///
/// Each function starts a new path and borrows the context.
enum SheetPath {
    /// The whole sheet with its bent corner: the right edge's points, then the bottom edge's backwards.
    static func outline(_ context: OpaquePointer, _ curl: CornerCurl) {
        beginAtTop(context, curl.extent)
        lineAlongBend(context, curl)
        endAtTop(context, curl.extent)
    }

    /// As much of the outline as can be seen near the bent corner: the right edge and the bottom.
    static func nearOutline(_ context: OpaquePointer, _ curl: CornerCurl) {
        cairo_new_path(context)
        cairo_move_to(context, curl.extent, 4)
        lineAlongBend(context, curl)
        cairo_line_to(context, 4, curl.extent)
    }

    private static func lineAlongBend(_ context: OpaquePointer, _ curl: CornerCurl) {
        curl.withEdges { right, bottom in
            for point in right { line(context, point) }
            for point in bottom.reversed() { line(context, point) }
        }
    }

    /// The flat part of the sheet, tucked a little under the bend.
    ///
    /// Two antialiased edges that only meet would let the ground shine through along the fold. At the sheet's own edges
    /// there is hardly any, since an edge painted twice is a heavier one.
    /// - Parameter isNear: whether nothing but the bent corner is seen, so that the others need not be softened.
    static func front(_ context: OpaquePointer, _ curl: CornerCurl, isNear: Bool = false) {
        let (right, bottom) = curl.edgePair(0)
        beginAtTop(context, curl.extent, isNear: isNear)
        cairo_line_to(context, right.x, right.y + 0.35)
        cairo_line_to(context, right.x - 2, right.y + 3.5)
        cairo_line_to(context, bottom.x + 3.5, bottom.y - 2)
        cairo_line_to(context, bottom.x + 0.35, bottom.y)
        endAtTop(context, curl.extent, isNear: isNear)
    }

    /// The sheet as it would lie flat, its last corner softened like the others.
    /// - Parameter isNear: as with ``front(_:_:isNear:)``.
    static func footprint(_ context: OpaquePointer, extent: Double, isNear: Bool = false) {
        beginAtTop(context, extent, isNear: isNear)
        endAtCorner(context, extent)
        endAtTop(context, extent, isNear: isNear)
    }

    /// The ground that the lifted corner hangs over: the footprint beyond the fold.
    static func lifted(_ context: OpaquePointer, _ curl: CornerCurl) {
        let extent = curl.extent
        cairo_new_path(context)
        line(context, curl.bottomPoint(0))
        line(context, curl.rightPoint(0))
        endAtCorner(context, extent)
        cairo_close_path(context)
    }

    /// A part of the bend, all of it seen from one side.
    static func bend(_ context: OpaquePointer, _ curl: CornerCurl, _ samples: ClosedRange<Int>) {
        cairo_new_path(context)
        curl.withEdges { right, bottom in
            for sample in samples { line(context, right[sample]) }
            for sample in samples.reversed() { line(context, bottom[sample]) }
        }
        cairo_close_path(context)
    }

    /// From the softened top left, over the top, to the softened top right.
    private static func beginAtTop(_ context: OpaquePointer, _ extent: Double, isNear: Bool = false) {
        cairo_new_path(context)
        if isNear {
            cairo_move_to(context, 0.5, 0.5)
            return cairo_line_to(context, extent, 0.5)
        }
        cairo_move_to(context, 4, 0.5)
        cairo_line_to(context, extent - 3, 0.5)
        quadratic(context, from: (extent - 3, 0.5), about: (extent, 0.5), to: (extent, 4))
    }

    /// From the bottom edge, over the bottom left and the left, to where the path began.
    private static func endAtTop(_ context: OpaquePointer, _ extent: Double, isNear: Bool = false) {
        if isNear {
            cairo_line_to(context, 0.5, extent)
            return cairo_close_path(context)
        }
        cairo_line_to(context, 4, extent)
        quadratic(context, from: (4, extent), about: (0.5, extent), to: (0.5, extent - 3))
        cairo_line_to(context, 0.5, 4)
        quadratic(context, from: (0.5, 4), about: (0.5, 0.5), to: (4, 0.5))
        cairo_close_path(context)
    }

    /// Down the right edge and round the corner that a flat sheet would have there.
    private static func endAtCorner(_ context: OpaquePointer, _ extent: Double) {
        cairo_line_to(context, extent, extent - 3.5)
        quadratic(context, from: (extent, extent - 3.5), about: (extent, extent), to: (extent - 3.5, extent))
    }

    private static func line(_ context: OpaquePointer, _ point: PaperPoint) {
        cairo_line_to(context, point.x, point.y)
    }

    /// cairo has cubics only; the two inner points of the same curve lie two thirds of the way to the quadratic's one.
    private static func quadratic(
        _ context: OpaquePointer, from start: (x: Double, y: Double), about: (x: Double, y: Double),
        to end: (x: Double, y: Double)
    ) {
        cairo_curve_to(
            context,
            start.x + (about.x - start.x) * 2 / 3, start.y + (about.y - start.y) * 2 / 3,
            end.x + (about.x - end.x) * 2 / 3, end.y + (about.y - end.y) * 2 / 3,
            end.x, end.y)
    }
}
