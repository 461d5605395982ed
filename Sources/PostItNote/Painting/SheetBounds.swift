import Paper

/// How far a sheet and its shadow reach, in whole logical pixels from the top left of its square.
enum SheetBounds {
    /// Half the outline's width and one pixel of antialiasing.
    private static let edge = 1.5

    /// Where the bends that occur may put the corner, tilted, without its shadow.
    private static func corner(_ placement: SheetPlacement) -> PixelRect {
        // The next sheet of the pad, and the shade on it, are seen as far as the sheet's own corner.
        let tip = placement.tilted(PaperPoint(x: placement.side, y: placement.side))
        var (low, high) = (tip, tip)
        let steps = 32
        let (first, last) = (CurlPose.turns.lowerBound, CurlPose.turns.upperBound)
        for step in 0...steps {
            let turn = first + (last - first) * Double(step) / Double(steps)
            let curl = CornerCurl(side: placement.side, turn: turn)
            curl.withEdges { right, bottom in
                for edge in [right, bottom] {
                    for point in edge {
                        let point = placement.tilted(point)
                        low = PaperPoint(x: min(low.x, point.x), y: min(low.y, point.y))
                        high = PaperPoint(x: max(high.x, point.x), y: max(high.y, point.y))
                    }
                }
            }
        }
        return PixelRect(low: low, high: high, margin: edge)
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
