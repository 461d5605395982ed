/// A place on or over the sheet.
///
/// In pixels from the sheet's top left corner, x to the right, y down.
public struct PaperPoint: Equatable, Sendable {
    /// Pixels to the right of the sheet's left.
    public var x: Double
    /// Pixels below the sheet's top.
    public var y: Double

    /// Makes a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
