import CGtk
import Gtk

/// Where a sheet lies in its window, and points of the one in the coordinates of the other.
struct SheetPlacement: Equatable {
    typealias Point = (x: Double, y: Double)

    /// The top left of the sheet before it is tilted, in px.
    var x = 0
    var y = 0
    /// The side in px.
    var side = 1
    /// The tilt about the centre in degrees.
    var rotation = 0.0

    /// The centre, in the window.
    var center: Point { (Double(x) + Double(side) / 2, Double(y) + Double(side) / 2) }

    /// The sheet's rectangle before it is tilted.
    var area: PixelArea { PixelArea(x: x, y: y, width: side, height: side) }

    /// A point of the sheet, from its own top left, in the window.
    func windowPoint(_ point: Point) -> Point {
        let way = turned((point.x - Double(side) / 2, point.y - Double(side) / 2), by: rotation)
        return (center.x + way.x, center.y + way.y)
    }

    /// A point of the window, from the sheet's own top left.
    func sheetPoint(_ point: Point) -> Point {
        let way = turned((point.x - center.x, point.y - center.y), by: -rotation)
        return (way.x + Double(side) / 2, way.y + Double(side) / 2)
    }

    /// A way in the window, as one on the sheet.
    func sheetWay(_ way: Point) -> Point { turned(way, by: -rotation) }

    private func turned(_ point: Point, by degrees: Double) -> Point {
        guard degrees != 0 else { return point }
        let angle = degrees * .pi / 180
        let (cosine, sine) = (cos(angle), sin(angle))
        return (point.x * cosine - point.y * sine, point.x * sine + point.y * cosine)
    }

    /// The sheet's outline in the window, clockwise.
    /// - Parameters:
    ///   - inset: how far within the sheet's edge, in px.
    ///   - softened: how much is cut off each corner, in px.
    func outline(inset: Double = 0, softened: Double = 0) -> [Point] {
        let (near, far) = (inset, Double(side) - inset)
        guard softened > 0 else { return [(near, near), (far, near), (far, far), (near, far)].map(windowPoint) }
        // The middle of a corner's quadratic lies a quarter of the way from the straight cut to the corner.
        let middle = softened / 4
        let corners: [Point] = [
            (near, near + softened), (near + middle, near + middle), (near + softened, near),
            (far - softened, near), (far - middle, near + middle), (far, near + softened),
            (far, far - softened), (far - middle, far - middle), (far - softened, far),
            (near + softened, far), (near + middle, far - middle), (near, far - softened),
        ]
        return corners.map(windowPoint)
    }
}
