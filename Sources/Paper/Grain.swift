/// The fibres in the paper: 1500 tiny ellipses, scattered in the same way on every sheet.
public enum Grain {
    /// How many dots there are.
    public static let count = 1500
    /// The width of a dot in pixels.
    public static let dotWidth = 0.65
    /// The height of a dot in pixels.
    public static let dotHeight = 0.8
    /// How much of ``RGB/brown`` a dot adds, 0...1.
    public static let opacity = 0.09

    /// The top left of one dot's box.
    ///
    /// The residues of two multiples by primes that share no rhythm, as parts of the side.
    /// - Parameters:
    ///   - index: 0..<1500.
    ///   - side: the sheet's side in pixels.
    public static func dot(_ index: Int, side: Double) -> PaperPoint {
        PaperPoint(
            x: side * Double((193 * index + 17) % 997) / 997,
            y: side * Double((347 * index + 39) % 991) / 991)
    }

    /// The top left of every dot's box.
    /// - Parameter side: the sheet's side in pixels.
    public static func dots(side: Double) -> [PaperPoint] {
        (0..<count).map { dot($0, side: side) }
    }
}
