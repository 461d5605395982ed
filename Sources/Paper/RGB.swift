/// A colour in sRGB.
///
/// Channels run from 0 to 255 and are not rounded, so that tones can be compared to any precision.
public struct RGB: Hashable, Sendable {
    /// Red, 0...255.
    public var red: Double
    /// Green, 0...255.
    public var green: Double
    /// Blue, 0...255.
    public var blue: Double

    /// Makes a colour of three channels, each 0...255.
    public init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// The colour part of the way to another, channel by channel.
    /// - Parameter part: 0 is this colour, 1 the other.
    public func mixed(with other: RGB, part: Double) -> RGB {
        RGB(
            red: red + (other.red - red) * part,
            green: green + (other.green - green) * part,
            blue: blue + (other.blue - blue) * part)
    }
}

/// The colours that are the same on every paper.
extension RGB {
    /// The brown of the outline and the grain, and that which the date's ink is darkened from.
    public static let brown = RGB(red: 162, green: 132, blue: 94)
    /// The blue ink of the writing and the caret, where the paper lets it be read; see ``PaperInks``.
    public static let ink = RGB(red: 36, green: 78, blue: 146)
    /// The dark brown of the title, where the paper lets it be read.
    public static let heading = RGB(red: 69, green: 59, blue: 29)
    /// What the bent paper darkens towards where it turns from the light.
    public static let curlShadow = RGB(red: 66, green: 48, blue: 25)
}
