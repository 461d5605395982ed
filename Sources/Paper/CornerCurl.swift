import Glibc

/// The bent bottom right corner of a square sheet.
///
/// The corner is a cylinder whose axis lies across the diagonal. The place where the bend begins and the length of the
/// paper beyond it are fixed; only the angle changes. It is seen slightly from below, so height moves a point to the
/// upper left.
///
/// The value holds five numbers. ``withEdges(_:)`` works all points out and allocates nothing, for use in each frame;
/// ``rightPoint(_:)``, ``bottomPoint(_:)``, ``edgePair(_:)`` and ``strip(_:)`` compute one sample, and the arrays are
/// there for convenience.
public struct CornerCurl: Equatable, Sendable {
    /// How many strips approximate the bend; there is one sample more.
    public static let stripCount = 24

    /// The side of the sheet in pixels.
    public let side: Double
    /// The angle through which the whole corner is bent, in radians.
    public let turn: Double
    /// The radius of the cylinder in pixels.
    public let radius: Double
    /// How much of each edge is bent, in pixels: a quarter of the side.
    public let length: Double
    /// The bent length along the diagonal in pixels: ``length`` / √2.
    public let reach: Double

    /// Bends the corner of a sheet.
    /// - Parameters:
    ///   - side: the side of the sheet in pixels, over 0.
    ///   - pose: how far to bend; see ``CurlPose`` for the ranges.
    public init(side: Double, pose: CurlPose) {
        self.init(side: side, turn: pose.turn)
    }

    /// Bends the corner of a sheet by an angle.
    /// - Parameters:
    ///   - side: the side of the sheet in pixels, over 0.
    ///   - turn: the angle in radians, over 0.
    public init(side: Double, turn: Double) {
        self.side = side
        self.turn = turn
        length = 0.25 * side
        reach = length / 2.0.squareRoot()
        radius = reach / turn
    }

    /// The sheet's last pixel row and column: ``side`` - 1.
    public var extent: Double { side - 1 }

    /// The two edges' points at a sample.
    /// - Parameter sample: 0 where the bend begins ... 24 at the paper's end.
    public func edgePair(_ sample: Int) -> (right: PaperPoint, bottom: PaperPoint) {
        let part = Double(sample) / Double(Self.stripCount)
        let distance = reach * part
        let angle = distance / radius
        let travel = radius * sin(angle)
        let height = radius * (1 - cos(angle))
        // Along the diagonal, a bent point falls short of where it would lie flat.
        let inset = (travel - distance) / 2.0.squareRoot()
        let across = inset - 0.1 * height
        let down = inset - 0.6 * height
        let gone = extent - length + length * part
        return (
            PaperPoint(x: extent + across, y: gone + down),
            PaperPoint(x: gone + across, y: extent + down)
        )
    }

    /// Lends the points of the two edges, 25 each, from where the bend begins to the paper's end.
    ///
    /// For use in each frame: it allocates nothing, and works one sine and one cosine out, since the angle grows by the
    /// same step from each sample to the next.
    public func withEdges(
        _ body: (_ right: UnsafeBufferPointer<PaperPoint>, _ bottom: UnsafeBufferPointer<PaperPoint>) -> Void
    ) {
        let count = Self.stripCount + 1
        withUnsafeTemporaryAllocation(of: PaperPoint.self, capacity: 2 * count) { points in
            let step = turn / Double(Self.stripCount)
            let (stepSine, stepCosine) = (sin(step), cos(step))
            let diagonal = 1 / 2.0.squareRoot()
            var (sine, cosine) = (0.0, 1.0)
            for sample in 0..<count {
                let part = Double(sample) / Double(Self.stripCount)
                let height = radius * (1 - cosine)
                let inset = (radius * sine - reach * part) * diagonal
                let (across, down) = (inset - 0.1 * height, inset - 0.6 * height)
                let gone = extent - length + length * part
                points[sample] = PaperPoint(x: extent + across, y: gone + down)
                points[count + sample] = PaperPoint(x: gone + across, y: extent + down)
                (sine, cosine) = (sine * stepCosine + cosine * stepSine, cosine * stepCosine - sine * stepSine)
            }
            body(UnsafeBufferPointer(rebasing: points[..<count]), UnsafeBufferPointer(rebasing: points[count...]))
        }
    }

    /// A point of the right edge; sample 0...24.
    public func rightPoint(_ sample: Int) -> PaperPoint { edgePair(sample).right }

    /// A point of the bottom edge; sample 0...24.
    public func bottomPoint(_ sample: Int) -> PaperPoint { edgePair(sample).bottom }

    /// The angle of a strip's middle in radians; strip 1...24.
    public func stripAngle(_ strip: Int) -> Double {
        turn * (Double(strip) - 0.5) / Double(Self.stripCount)
    }

    /// A strip of the bend; strip 1...24.
    public func strip(_ strip: Int) -> CurlStrip {
        let (start, end) = (edgePair(strip - 1), edgePair(strip))
        return CurlStrip(
            rightStart: start.right, rightEnd: end.right, bottomEnd: end.bottom, bottomStart: start.bottom,
            angle: stripAngle(strip))
    }

    /// The 25 points of the right edge, from where the bend begins.
    public var rightEdge: [PaperPoint] { (0...Self.stripCount).map(rightPoint) }

    /// The 25 points of the bottom edge, from where the bend begins.
    public var bottomEdge: [PaperPoint] { (0...Self.stripCount).map(bottomPoint) }

    /// The 24 strips in painting order.
    public var strips: [CurlStrip] { (1...Self.stripCount).map(strip) }
}
