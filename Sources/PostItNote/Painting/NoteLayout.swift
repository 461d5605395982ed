import Glibc

/// Where title, writing and date lie on the sheet, before it is tilted.
///
/// Whole pixels, since that is what GTK places by. Every rectangle keeps off the fold of the bent corner: its bottom right
/// satisfies x + y <= w + h - 0.25 S - 2, with S the side and w = h = S - 1.
package struct NoteLayout: Equatable, Sendable {
    /// A rectangle in logical pixels from the sheet's top left.
    package struct Rect: Equatable, Sendable {
        /// The left edge.
        package var x = 0.0
        /// The top edge.
        package var y = 0.0
        /// The width, 0 where there is no room.
        package var width = 0.0
        /// The height, 0 where there is no room.
        package var height = 0.0
    }

    /// The margin left and right, above, and below, as parts of the side.
    static let (beside, above, below) = (0.09, 0.08, 0.1)
    /// The distance between title, writing and date, in pixels.
    static let spacing = 12.0
    /// The writing's own margin above and below the text, and at its sides, in pixels.
    package static let writingMargin = (vertical: 12.0, horizontal: 6.0)
    /// How near to the fold a rectangle's corner may come, in pixels.
    private static let clearance = 2.0
    /// The distance of the count from the sheet's bottom, in pixels.
    private static let countMargin = 8.0

    /// Where the title lies; without height where there is none.
    package private(set) var title = Rect()
    /// Where the writing lies, its own margins included.
    package private(set) var writing = Rect()
    /// Where the date lies; without height where there is none.
    package private(set) var date = Rect()
    /// Where the count of characters left lies, in the margin below all; without height where there is none.
    package private(set) var count = Rect()

    /// Lays out a sheet.
    /// - Parameters:
    ///   - side: the sheet's side in pixels.
    ///   - titleHeight: the height that the title needs, 0 for no title.
    ///   - dateHeight: the height that the date needs, 0 for no date.
    ///   - countHeight: the height that the count needs, 0 for none.
    ///   - corners: what the title keeps clear of: beside it, or below it on a small sheet.
    package init(
        side: Double, titleHeight: Double, dateHeight: Double, countHeight: Double = 0,
        corners: CornerRoom = CornerRoom()
    ) {
        let left = (side * Self.beside).rounded()
        let right = side - left
        let top = (side * Self.above).rounded()
        // Usually the margin holds the count; where it doesn't, everything moves up.
        let countTop = floor(side - ceil(countHeight) - Self.countMargin)
        let bottom = countHeight > 0 ? min(floor(side * (1 - Self.below)), countTop) : floor(side * (1 - Self.below))
        // The sum of x and y that no rectangle's bottom right corner may exceed.
        let fold = floor(2 * (side - 1) - 0.25 * side - Self.clearance)

        var (writingTop, writingBottom) = (top, bottom)
        if titleHeight > 0 {
            // Between the corners, where there is half of the sheet; else below them.
            let isBetween = 4 * corners.along <= side
            let inset = isBetween ? max(left, ceil(corners.along)) : left
            let titleTop = isBetween ? top : max(top, ceil(corners.down))
            let height = min(ceil(titleHeight), max(0, bottom - titleTop))
            title = Rect(x: inset, y: titleTop, width: max(0, side - 2 * inset), height: height)
            writingTop = titleTop + height + Self.spacing
        }
        if dateHeight > 0 {
            // The date lies beside the fold. It gives way at both ends alike and so stays in the middle.
            let height = min(ceil(dateHeight), max(0, bottom - top))
            let dateRight = min(right, fold - bottom)
            date = Rect(x: side - dateRight, y: bottom - height, width: max(0, 2 * dateRight - side), height: height)
            writingBottom = date.y - Self.spacing
        }
        if countHeight > 0 {
            let height = min(ceil(countHeight), max(0, bottom - top))
            let countRight = min(right, fold - bottom - height)
            count = Rect(
                x: side - countRight, y: bottom, width: max(0, 2 * countRight - side), height: height)
        }
        writingBottom = min(writingBottom, fold - right)
        writing = Rect(
            x: left, y: min(writingTop, fold - right), width: max(0, right - left),
            height: max(0, writingBottom - writingTop))
    }

    /// Where the first line of the writing lies.
    /// - Parameter height: the line's height in pixels.
    func firstLine(_ height: Int) -> Rect {
        let (vertical, horizontal) = Self.writingMargin
        return Rect(
            x: writing.x + horizontal, y: writing.y + vertical, width: max(0, writing.width - 2 * horizontal),
            height: Double(height))
    }
}
