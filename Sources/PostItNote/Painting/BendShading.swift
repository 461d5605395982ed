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

    /// Paints one side on a screen, whose pixels are known: strip by strip, without antialiasing, on a ground of a tone in
    /// between that has smooth edges.
    ///
    /// A gradient takes more time than all else of the corner, and strips that are antialiased show seams.
    static func paintStrips(
        _ context: OpaquePointer, _ curl: CornerCurl, _ samples: ClosedRange<Int>, color: PaperColor, scale: Double
    ) {
        setTone(context, curl, (samples.lowerBound + samples.upperBound + 1) / 2, color)
        SheetPath.bend(context, curl, samples)
        cairo_fill(context)
        // The pixels at the edges stay the ground's; the fold goes on into the flat paper, and is no edge.
        let inset = 0.75 / scale
        curl.withEdges { right, bottom in
            let (first, last) = (right[samples.lowerBound].along, right[samples.upperBound].along)
            let way = last < first ? -1.0 : 1
            let limits = (
                from: samples.lowerBound == 0 ? first * way : first * way + inset * 2.0.squareRoot(),
                to: last * way - inset * 2.0.squareRoot()
            )
            guard limits.from < limits.to else { return }
            cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
            for strip in (samples.lowerBound + 1)...samples.upperBound {
                let (start, end) = (right[strip - 1].along * way, right[strip].along * way)
                guard end > limits.from, start < limits.to else { continue }
                setTone(context, curl, strip, color)
                cairo_new_path(context)
                let (low, high) = (max(start, limits.from) * way, min(end, limits.to) * way)
                line(context, right[strip - 1], low, towards: bottom[strip - 1], by: inset)
                line(context, right[strip], high, towards: bottom[strip], by: inset)
                line(context, bottom[strip], high, towards: right[strip], by: inset)
                line(context, bottom[strip - 1], low, towards: right[strip - 1], by: inset)
                cairo_fill(context)
            }
            cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
        }
    }

    private static func setTone(_ context: OpaquePointer, _ curl: CornerCurl, _ strip: Int, _ color: PaperColor) {
        let angle = curl.stripAngle(strip)
        let tone = color.tone(angle: angle, showsBack: CurlStrip.showsBack(angle: angle))
        cairo_set_source_rgb(context, tone.red / 255, tone.green / 255, tone.blue / 255)
    }

    /// Where a sample lies along the diagonal: x + y, the same on both edges.
    private static func diagonal(_ curl: CornerCurl, _ sample: Int) -> Double {
        let point = curl.rightPoint(sample)
        return point.x + point.y
    }
}

extension PaperPoint {
    /// Where it lies along the diagonal.
    fileprivate var along: Double { x + y }
}

/// Goes to a point, moved along the diagonal to a place on it, and across it some way towards another point, at most a
/// quarter of it.
private func line(
    _ context: OpaquePointer, _ point: PaperPoint, _ along: Double, towards other: PaperPoint, by inset: Double
) {
    let shift = (along - point.along) / 2
    // Both lie across the diagonal from each other.
    let across = other.x - point.x
    let step = min(abs(across) / 4, inset / 2.0.squareRoot()) * (across < 0 ? -1 : 1)
    cairo_line_to(context, point.x + shift + step, point.y + shift - step)
}
