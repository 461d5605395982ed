import Glibc

/// A rectangle of whole pixels.
package struct PixelRect: Equatable, Sendable {
    /// The left edge.
    package var x = 0
    /// The top edge.
    package var y = 0
    /// The width; nothing where it is 0.
    package var width = 0
    /// The height; nothing where it is 0.
    package var height = 0

    /// Makes a rectangle.
    package init(x: Int = 0, y: Int = 0, width: Int = 0, height: Int = 0) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The smallest rectangle of whole pixels that holds two corners.
    package init(left: Double, top: Double, right: Double, bottom: Double) {
        x = Int(floor(left))
        y = Int(floor(top))
        width = Int(ceil(right)) - x
        height = Int(ceil(bottom)) - y
    }

    /// The first column beyond the right edge.
    package var right: Int { x + width }
    /// The first row below the bottom edge.
    package var bottom: Int { y + height }

    /// The rectangle with each edge moved outwards.
    func grown(by pixels: Int) -> PixelRect {
        PixelRect(x: x - pixels, y: y - pixels, width: width + 2 * pixels, height: height + 2 * pixels)
    }

    /// The smallest rectangle that holds both.
    func union(_ other: PixelRect) -> PixelRect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(
            x: left, y: top, width: max(right, other.right) - left, height: max(bottom, other.bottom) - top)
    }

    /// What lies in both; without width or height where that is nothing.
    func intersection(_ other: PixelRect) -> PixelRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return PixelRect(
            x: left, y: top, width: max(0, min(right, other.right) - left),
            height: max(0, min(bottom, other.bottom) - top))
    }

    /// The same rectangle in pixels of a screen with a scale factor, rounded outwards.
    func scaled(by scale: Double) -> PixelRect {
        PixelRect(
            left: Double(x) * scale, top: Double(y) * scale, right: Double(right) * scale,
            bottom: Double(bottom) * scale)
    }
}
