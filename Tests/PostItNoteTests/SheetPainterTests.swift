import Paper
import PostItNote
import Testing

/// The painter's promises to the two drawing areas of the widget.
@Suite @MainActor struct SheetPainterTests {
    /// Poses from one end of what occurs to the other.
    nonisolated private static let poses = [
        CurlPose(amount: 0, flutter: -1), CurlPose(amount: 0.12, flutter: 0), .still, CurlPose(amount: 0.6, flutter: 1),
        CurlPose(amount: 1, flutter: 1),
    ]
    nonisolated private static let sheets: [SheetPainter] = [
        SheetPainter(side: 120), SheetPainter(side: 120, rotation: -7), SheetPainter(side: 120, rotation: 135),
        SheetPainter(side: 120, rotation: -7, scale: 2), SheetPainter(side: 101, rotation: 3.3, shadow: false),
        SheetPainter(side: 120, rotation: -7, nextSheet: true), SheetPainter(side: 64, rotation: 90, texture: false),
    ]

    @Test(arguments: sheets) func theTwoPartsMakeTheWhole(painter: SheetPainter) {
        for pose in Self.poses {
            let (whole, parts, areas) = (PaintedSheet(painter), PaintedSheet(painter), PaintedSheet(painter))
            whole.paint(pose, .whole)
            parts.paint(pose, .standing)
            parts.paint(pose, .moving)
            areas.paintInOwnArea(pose, .standing)
            areas.paintInOwnArea(pose, .moving)
            #expect(parts.pixels == areas.pixels)
            // Where cairo clips, an antialiased edge may come out one of its 15 lines a pixel higher or lower. Anything
            // else, a seam for example, is more than a few pixels, or more than that.
            let difference = whole.difference(whole.pixels, parts.pixels)
            #expect((difference?.most ?? 0) <= 17, "\(painter) \(pose)")
            let visible = zip(whole.pixels, parts.pixels).reduce(0) { $0 + (abs(Int($1.0) - Int($1.1)) > 3 ? 1 : 0) }
            #expect(visible <= 8 * Int(painter.placement.side * painter.scale) / 10, "\(painter) \(pose)")
        }
    }

    @Test(arguments: sheets) func onlyTheDynamicBoundsChangeWithThePose(painter: SheetPainter) throws {
        let still = PaintedSheet(painter)
        still.paintOnce(.still)
        for pose in Self.poses where pose != .still {
            let other = PaintedSheet(painter)
            other.paintOnce(pose)
            let change = try #require(still.difference(still.pixels, other.pixels))
            let bounds = painter.dynamicBounds
            #expect(change.left >= bounds.x && change.top >= bounds.y, "\(painter) \(pose)")
            #expect(change.right < bounds.right && change.bottom < bounds.bottom, "\(painter) \(pose)")
        }
    }

    @Test(arguments: sheets) func nothingIsPaintedBeyondTheBounds(painter: SheetPainter) {
        for pose in Self.poses {
            let sheet = PaintedSheet(painter)
            sheet.paintOnce(pose)
            let blank = [UInt8](repeating: 0, count: 4 * sheet.width * sheet.height)
            let painted = sheet.difference(blank, sheet.pixels)
            let bounds = painter.paintBounds
            #expect((painted?.left ?? 0) >= bounds.x && (painted?.top ?? 0) >= bounds.y)
            #expect((painted?.right ?? 0) < bounds.right && (painted?.bottom ?? 0) < bounds.bottom)
        }
    }

    @Test func theKeptShadowIsCloseToTheExactOne() {
        let painter = SheetPainter(side: 160)
        for seconds in stride(from: 0.0, to: 6.5, by: 0.57) {
            let pose = Breeze.pose(atSeconds: seconds)
            let (kept, exact) = (PaintedSheet(painter), PaintedSheet(painter))
            kept.paint(pose, .whole)
            exact.paintOnce(pose)
            #expect((kept.difference(kept.pixels, exact.pixels)?.most ?? 0) <= 4)
        }
    }

    @Test func withoutAShadowTheBoundsAreTheSquares() {
        #expect(SheetPainter.paintBounds(side: 292, rotation: 0, shadow: false) == PixelRect(width: 292, height: 292))
        let tilted = SheetPainter.paintBounds(side: 100, rotation: 45, shadow: false)
        #expect(tilted == PixelRect(x: -21, y: -21, width: 142, height: 142))
    }

    @Test func theCornerTakesLittleRoom() {
        let corner = SheetPainter.dynamicBounds(side: 292, rotation: 0, shadow: false)
        #expect(corner.x >= 215 && corner.y >= 215 && corner.width <= 80 && corner.height <= 80)
    }
}
