import CGtk
import Paper

/// The tones of the bent corner.
///
/// All strips lie across the diagonal, so a tone depends on x + y alone: one gradient shades all strips that show the
/// same side. It has every strip's tone in that strip's middle. One fill in place of 24 costs less, and leaves no seams
/// where antialiased neighbours meet.
enum BendShading {
    /// The last strip that shows the front, 1...24; those after it show the back.
    static func lastFrontStrip(_ curl: CornerCurl) -> Int {
        var strip = CornerCurl.stripCount
        while strip > 1, CurlStrip.showsBack(angle: curl.stripAngle(strip)) { strip -= 1 }
        return strip
    }

    /// The samples of each side that is seen, in painting order.
    static func sides(_ curl: CornerCurl) -> [ClosedRange<Int>] {
        let last = lastFrontStrip(curl)
        return last < CornerCurl.stripCount ? [0...last, last...CornerCurl.stripCount] : [0...last]
    }

    /// Makes the gradient of one side the context's source.
    static func setSource(
        _ context: OpaquePointer, _ curl: CornerCurl, _ samples: ClosedRange<Int>, color: PaperColor
    ) {
        let start = diagonal(curl, samples.lowerBound)
        let length = diagonal(curl, samples.upperBound) - start
        let end = start + length
        let gradient = cairo_pattern_create_linear(start / 2, start / 2, end / 2, end / 2)
        var before = start
        for strip in (samples.lowerBound + 1)...samples.upperBound {
            let after = diagonal(curl, strip)
            let angle = curl.stripAngle(strip)
            let tone = color.tone(angle: angle, showsBack: CurlStrip.showsBack(angle: angle))
            cairo_pattern_add_color_stop_rgb(
                gradient, ((before + after) / 2 - start) / length, tone.red / 255, tone.green / 255, tone.blue / 255)
            before = after
        }
        cairo_set_source(context, gradient)
        cairo_pattern_destroy(gradient)
    }

    /// Where a sample lies along the diagonal: x + y, the same on both edges.
    private static func diagonal(_ curl: CornerCurl, _ sample: Int) -> Double {
        let point = curl.rightPoint(sample)
        return point.x + point.y
    }
}
