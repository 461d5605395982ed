import CGtk
import Paper
import PostItNote

/// (d) What one frame takes, without a window.
@MainActor
struct FrameBenchmark: Benchmark {
    let name = "frame"

    func run(_ bench: BenchGround, _ report: Report) throws {
        let runs = bench.options.isShort ? 9 : 25
        report.add(
            Figure(
                "geometry of one pose", "ns", sample(runs, 2000) { Self.geometry(pose: $0) },
                bound: .value(1000)))
        try allocations(bench, report)
        for scale in bench.options.isShort ? [1] : [1, 2] {
            for tilt in bench.options.isShort ? [0.0] : [0.0, -4] {
                paint(report, runs, scale, tilt)
            }
        }
    }

    /// The points of one pose, as a frame needs them.
    static func geometry(pose: Int) {
        let curl = CornerCurl(side: 292, pose: Breeze.pose(atSeconds: Double(pose) / 300))
        // Nothing that nobody looks at would be worked out.
        curl.withEdges { right, bottom in
            for (right, bottom) in zip(right, bottom) { sink += right.x + right.y + bottom.x + bottom.y }
        }
    }

    private static var sink = 0.0

    /// Allocations are counted in a process of its own, with a library that counts loaded first.
    private func allocations(_ bench: BenchGround, _ report: Report) throws {
        let program = try Self.ownPath
        let answer = try Command.output(
            [program, FrameAllocations.argument], Environment.plain + ["LD_PRELOAD=" + bench.allocationCounter])
        let counts = answer.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard counts.count == 2 else { throw BenchError("the allocations could not be counted: \(answer)") }
        report.add(Figure("allocations, geometry of one pose", "", Samples([counts[0]]), bound: .value(0)))
        report.add(Figure("allocations, corner of one frame, cairo's own ones too", "", Samples([counts[1]])))
    }

    private static var ownPath: String {
        get throws {
            guard let path = SmallFile.target(ofLink: "/proc/self/exe") else {
                throw BenchError("/proc/self/exe cannot be read")
            }
            return path
        }
    }

    private func paint(_ report: Report, _ runs: Int, _ scale: Int, _ tilt: Double) {
        let painter = SheetPainter(side: 292, rotation: tilt, scale: Double(scale))
        let words = "scale \(scale)" + (tilt == 0 ? "" : ", tilted")
        let parts: [(String, SheetPainter.Part, PixelRect)] = [
            ("corner", .moving, painter.dynamicBounds), ("whole sheet", .whole, painter.paintBounds),
        ]
        for (name, part, bounds) in parts {
            let canvas = Canvas(width: bounds.width, height: bounds.height, scale: scale)
            // Two cycles: the first makes the shadows that are kept.
            for frame in 0..<400 { canvas.paint { painter.paint($0, pose: Self.pose(frame), part: part) } }
            let own = sample(runs, 100) { frame in
                canvas.paint { context in
                    cairo_translate(context, -Double(bounds.x), -Double(bounds.y))
                    painter.paint(context, pose: Self.pose(frame), part: part)
                }
            }
            let floor = sample(runs, 100) { _ in
                canvas.paint { context in
                    cairo_rectangle(context, 0, 0, Double(bounds.width), Double(bounds.height))
                    cairo_set_source_rgba(context, 1, 0.9, 0.6, 0.99)
                    cairo_fill(context)
                }
            }
            report.add(Figure("painting the \(name), \(words)", "ns", own, to: floor, of: "a filled rectangle"))
        }
    }

    /// The pose of a frame, at 30 a second.
    static func pose(_ frame: Int) -> CurlPose { Breeze.pose(atSeconds: Double(frame) / 30) }

    /// The ns that something takes.
    /// - Parameter count: how many times it is done for one measurement.
    private func sample(_ runs: Int, _ count: Int, _ body: (Int) -> Void) -> Samples {
        var samples = Samples()
        for _ in 0..<runs {
            let start = Clock.nanoseconds
            for index in 0..<count { body(index) }
            samples.add((Clock.nanoseconds - start) / Double(count))
        }
        return samples
    }
}
