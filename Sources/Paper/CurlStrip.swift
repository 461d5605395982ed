import Glibc

/// One of the flat strips that approximate the bend.
public struct CurlStrip: Equatable, Sendable {
    /// Where the strip begins on the right edge.
    public let rightStart: PaperPoint
    /// Where it ends on the right edge.
    public let rightEnd: PaperPoint
    /// Where it ends on the bottom edge.
    public let bottomEnd: PaperPoint
    /// Where it begins on the bottom edge.
    public let bottomStart: PaperPoint
    /// The angle of its middle in radians, 0 is flat.
    public let angle: Double

    /// The four corners in the order in which they are drawn.
    public var corners: [PaperPoint] { [rightStart, rightEnd, bottomEnd, bottomStart] }

    /// Whether the back of the sheet is seen.
    public var showsBack: Bool { Self.showsBack(angle: angle) }

    /// Whether paper bent by an angle shows its back.
    ///
    /// The derivative of a point's place along the diagonal as it is seen: travel less 0.7 / √2 of the height. Where it
    /// is negative, the paper runs back over itself.
    /// - Parameter angle: in radians, 0 is flat.
    public static func showsBack(angle: Double) -> Bool {
        cos(angle) - 0.7 / 2.0.squareRoot() * sin(angle) < 0
    }
}
