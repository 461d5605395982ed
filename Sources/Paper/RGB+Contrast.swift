import Glibc

/// Contrast as WCAG 2.2 measures it, see <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>.
extension RGB {
    /// How light the colour is, 0 for black to 1 for white.
    ///
    /// WCAG's relative luminance: L = 0.2126 R + 0.7152 G + 0.0722 B, where each channel c, as a part of 255, is made
    /// linear first: c / 12.92 up to 0.04045, else ((c + 0.055) / 1.055)^2.4, see
    /// <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>.
    public var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    private static func linear(_ channel: Double) -> Double {
        let part = channel / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }

    /// How well one colour is told from another, 1 for alike to 21 for black and white.
    ///
    /// WCAG's contrast ratio: (L1 + 0.05) / (L2 + 0.05), where L1 is the ``luminance`` of the lighter of the two.
    public func contrast(with other: RGB) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// Black or white, whichever is told from this colour better: 4.58 or more on any colour at all.
    public var opposite: RGB {
        contrast(with: .black) >= contrast(with: .white) ? .black : .white
    }

    /// The colour, darkened or lightened just as far as needed to be read.
    ///
    /// It is mixed with the ground's ``opposite`` in the smallest part that is enough, in whole channels.
    /// - Parameters:
    ///   - ground: what it is to be read on.
    ///   - ratio: the least ``contrast(with:)``; where no colour reaches it, this gives the ground's opposite.
    public func readable(on ground: RGB, atLeast ratio: Double) -> RGB {
        readable(towards: ground.opposite) { $0.contrast(with: ground) >= ratio }
    }

    /// The colour, mixed with another just as far as needed, in whole channels.
    /// - Parameters:
    ///   - extreme: black or white; what is given where even that is not enough.
    ///   - passes: whether a colour is enough; what lies nearer to the extreme passes too.
    func readable(towards extreme: RGB, _ passes: (RGB) -> Bool) -> RGB {
        if passes(self) { return self }
        var (fails, enough) = (0.0, 1.0)
        for _ in 0..<12 {
            let middle = (fails + enough) / 2
            if passes(whole(mixed(with: extreme, part: middle), towards: extreme)) {
                enough = middle
            } else {
                fails = middle
            }
        }
        return whole(mixed(with: extreme, part: enough), towards: extreme)
    }

    private func whole(_ color: RGB, towards extreme: RGB) -> RGB {
        let rule: FloatingPointRoundingRule = extreme == .black ? .down : .up
        return RGB(
            red: color.red.rounded(rule), green: color.green.rounded(rule), blue: color.blue.rounded(rule))
    }

    /// Black.
    public static let black = RGB(red: 0, green: 0, blue: 0)
    /// White.
    public static let white = RGB(red: 255, green: 255, blue: 255)
}
