import CGtk
import Foundation
import Paper
import PostItNote
import Testing

/// How long painting takes; run by `PEEL_BENCHMARK=1 swift test -c release --filter PaintingBenchmarks`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["PEEL_BENCHMARK"] != nil), .serialized)
struct PaintingBenchmarks {
    /// Prints the median of a few hundred runs.
    private func measure(_ name: String, runs: Int = 300, _ body: (Int) -> Void) {
        var times: [Double] = []
        let clock = ContinuousClock()
        for run in 0..<runs {
            let time = clock.measure { body(run) }.components
            times.append(Double(time.attoseconds) / 1e12 + Double(time.seconds) * 1e6)
        }
        times.sort()
        print("\(name): median \(times[runs / 2]) µs, best \(times[0]) µs")
    }

    @Test func geometry() {
        var sum = 0.0
        measure("1000 poses") { run in
            for index in 0..<1000 {
                let curl = CornerCurl(side: 292, pose: Breeze.pose(atSeconds: Double(run + index) / 300))
                for sample in 0...CornerCurl.stripCount {
                    let pair = curl.edgePair(sample)
                    sum += pair.right.x + pair.bottom.y
                }
            }
        }
        #expect(sum != 0)
    }

    @Test(arguments: [1, 2], [0.0, -7]) @MainActor func corner(scale: Int, rotation: Double) {
        for texture in [true, false] {
            let painter = SheetPainter(side: 292, rotation: rotation, scale: Double(scale), texture: texture)
            let bounds = painter.dynamicBounds
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(bounds.width * scale), Int32(bounds.height * scale))
            cairo_surface_set_device_scale(surface, Double(scale), Double(scale))
            for round in ["first", "later"] {
                measure("corner \(bounds.width) px, scale \(scale), tilt \(rotation), grain \(texture), \(round)") {
                    let context = cairo_create(surface)
                    if let context {
                        painter.paint(
                            context, pose: Breeze.pose(atSeconds: Double($0) / 30), part: .moving, inOwnArea: true)
                    }
                    cairo_destroy(context)
                }
            }
            cairo_surface_destroy(surface)
        }
    }

    @Test(arguments: [292, 640], [1, 2]) @MainActor func standing(side: Int, scale: Int) {
        let bounds = SheetPainter(side: Double(side)).paintBounds
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(bounds.width * scale), Int32(bounds.height * scale))
        cairo_surface_set_device_scale(surface, Double(scale), Double(scale))
        for isKept in [false, true] {
            measure("paper \(side), scale \(scale), \(isKept ? "kept" : "new")", runs: 40) { run in
                // A side of its own each time makes all surfaces anew.
                let painter = SheetPainter(
                    side: Double(side) - (isKept ? 0 : Double(run + 1) / 1000), scale: Double(scale))
                let context = cairo_create(surface)
                if let context { painter.paint(context, pose: .still, part: .standing, inOwnArea: true) }
                cairo_destroy(context)
            }
        }
        cairo_surface_destroy(surface)
    }
}
