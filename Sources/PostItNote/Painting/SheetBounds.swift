import Paper

/// How far a sheet and its shadow reach, in whole logical pixels from the top left of its square.
enum SheetBounds {
    /// Half the outline's width and one pixel of antialiasing.
    private static let edge = 1.5

    /// Where the bends that occur may put the corner, tilted, without its shadow.
    private static func corner(_ placement: SheetPlacement) -> PixelRect {
        // The next sheet of the pad, and the shade on it, are seen as far as the sheet's own corner.
        let tip = PaperPoint(x: placement.side, y: placement.side)
        let (side, last) = (placement.side, placement.side - 1)
        let corner = CornerHull.points.map { PaperPoint(x: last + side * $0.x, y: last + side * $0.y) }
        return placement.bounds(of: [tip] + corner, margin: edge)
    }

    /// Everything that changes with the pose.
    static func dynamic(_ placement: SheetPlacement, shadow: Bool) -> PixelRect {
        let corner = corner(placement)
        return shadow ? corner.union(cast(by: corner)) : corner
    }

    /// Everything that is painted.
    static func painted(_ placement: SheetPlacement, shadow: Bool) -> PixelRect {
        let sheet = placement.sheetBounds
        guard shadow else { return sheet }
        return sheet.union(cast(by: sheet)).union(dynamic(placement, shadow: true))
    }

    /// Where the soft shadow of something falls.
    private static func cast(by rect: PixelRect) -> PixelRect {
        var shadow = rect.grown(by: SheetShadow.reach)
        shadow.y += Int(SheetShadow.drop)
        return shadow
    }
}
