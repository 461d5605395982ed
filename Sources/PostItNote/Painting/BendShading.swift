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

    /// Makes the tones of one side the context's source, as a strip of pixels that is laid along the diagonal.
    ///
    /// For a screen with a scale factor, where a gradient takes more time than all else of the corner. Half a pixel has
    /// one tone.
    static func setPixels(
        _ context: OpaquePointer, _ curl: CornerCurl, _ samples: ClosedRange<Int>, color: PaperColor, scale: Double
    ) {
        let start = diagonal(curl, samples.lowerBound)
        let length = diagonal(curl, samples.upperBound) - start
        let count = Int((abs(length) / 2.0.squareRoot() * 2 * scale).rounded(.up))
        guard count > 1, let strip = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(count), 1) else {
            return setSource(context, curl, samples, color: color)
        }
        defer { cairo_surface_destroy(strip) }
        guard let data = cairo_image_surface_get_data(strip) else {
            return setSource(context, curl, samples, color: color)
        }
        cairo_surface_flush(strip)
        UnsafeMutableRawPointer(data).withMemoryRebound(to: UInt32.self, capacity: count) { pixels in
            fill(pixels, count, curl, samples, color)
        }
        cairo_surface_mark_dirty(strip)
        guard let pattern = cairo_pattern_create_for_surface(strip) else { return }
        defer { cairo_pattern_destroy(pattern) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
        // Across the diagonal everything has the tone of the one row.
        let along = Double(count) / length
        var matrix = cairo_matrix_t(xx: along, yx: -along, xy: along, yy: along, x0: -start * along, y0: 0)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_set_source(context, pattern)
    }

    /// Fills pixels with the tones from one sample to another, as evenly spaced along the diagonal.
    private static func fill(
        _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ curl: CornerCurl, _ samples: ClosedRange<Int>,
        _ color: PaperColor
    ) {
        let start = diagonal(curl, samples.lowerBound)
        let perPixel = (diagonal(curl, samples.upperBound) - start) / Double(count)
        var strip = samples.lowerBound
        /// The tone of the next strip, and the place of its middle in pixels.
        func next() -> (tone: RGB, middle: Double) {
            strip += 1
            let angle = curl.stripAngle(strip)
            let middle = (diagonal(curl, strip - 1) + diagonal(curl, strip)) / 2
            return (color.tone(angle: angle, showsBack: CurlStrip.showsBack(angle: angle)), (middle - start) / perPixel)
        }
        var (before, after) = (next(), strip < samples.upperBound ? next() : nil)
        for index in 0..<count {
            let place = Double(index) + 0.5
            while let reached = after, place > reached.middle {
                before = reached
                after = strip < samples.upperBound ? next() : nil
            }
            let part = after.map { max(0, min(1, (place - before.middle) / ($0.middle - before.middle))) } ?? 0
            pixels[index] = (after.map { before.tone.mixed(with: $0.tone, part: part) } ?? before.tone).pixel
        }
    }

    /// Where a sample lies along the diagonal: x + y, the same on both edges.
    private static func diagonal(_ curl: CornerCurl, _ sample: Int) -> Double {
        let point = curl.rightPoint(sample)
        return point.x + point.y
    }
}

extension RGB {
    /// The colour as cairo keeps it in 32 bits.
    fileprivate var pixel: UInt32 {
        func byte(_ channel: Double) -> UInt32 { UInt32(max(0, min(255, channel.rounded()))) }
        return byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
}
