import Gtk

/// A convex polygon in whole pixels, as rectangles: what input regions and window shapes are made of.
enum ConvexRegion {
    /// The pixels that lie wholly within a polygon.
    /// - Parameters:
    ///   - polygon: its corners in px, in order.
    ///   - scale: device pixels in a px.
    /// - Returns: rectangles in device pixels, from top to bottom, rows alike in one.
    static func rectangles(within polygon: [SheetPlacement.Point], scale: Double = 1) -> [PixelArea] {
        let points = polygon.map { (x: $0.x * scale, y: $0.y * scale) }
        guard let top = points.map(\.y).min(), let bottom = points.map(\.y).max() else { return [] }
        var rectangles: [PixelArea] = []
        let first = Int(top.rounded(.up))
        var next = span(of: points, at: Double(first))
        for row in first..<max(first, Int(bottom.rounded(.down))) {
            let above = next
            next = span(of: points, at: Double(row + 1))
            // Convex: what both edges of the row hold, the whole row holds.
            guard let above, let below = next else { continue }
            let left = Int(max(above.left, below.left).rounded(.up))
            let right = Int(min(above.right, below.right).rounded(.down))
            guard right > left else { continue }
            append(PixelArea(x: left, y: row, width: right - left, height: 1), to: &rectangles)
        }
        return rectangles
    }

    private static func append(_ row: PixelArea, to rectangles: inout [PixelArea]) {
        if let last = rectangles.last, last.x == row.x, last.width == row.width, last.y + last.height == row.y {
            rectangles[rectangles.count - 1].height += 1
        } else {
            rectangles.append(row)
        }
    }

    /// Where a horizontal line is within the polygon.
    private static func span(of points: [(x: Double, y: Double)], at y: Double) -> (left: Double, right: Double)? {
        var (left, right) = (Double.infinity, -Double.infinity)
        var start = points[points.count - 1]
        for end in points {
            defer { start = end }
            guard min(start.y, end.y) <= y, max(start.y, end.y) >= y else { continue }
            if start.y == end.y {
                (left, right) = (min(left, start.x, end.x), max(right, start.x, end.x))
            } else {
                let x = start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y)
                (left, right) = (min(left, x), max(right, x))
            }
        }
        return left <= right ? (left, right) : nil
    }
}
