import CGtk
import Paper
import PostItNote

/// Counts the allocations of a frame; the process's own part of ``FrameBenchmark``.
@MainActor
enum FrameAllocations {
    /// What has the program do this, and nothing else.
    static let argument = "--count-allocations"

    /// Prints the allocations of the geometry of one pose and of one painted corner.
    /// - Returns: the exit status.
    static func main() -> Int32 {
        guard let symbol = dlsym(nil, "allocation_count") else {
            StandardError.write("nothing counts the allocations")
            return 1
        }
        let count = unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)
        let painter = SheetPainter(side: 292)
        let canvas = Canvas(width: 292, height: 292, scale: 1)
        let geometry = perRound(count) { FrameBenchmark.geometry(pose: $0) }
        let corner = perRound(count) { frame in
            canvas.paint { painter.paint($0, pose: FrameBenchmark.pose(frame), part: .moving) }
        }
        print(geometry, corner)
        return 0
    }

    private static func perRound(_ count: () -> Int, _ body: (Int) -> Void) -> Double {
        let rounds = 400
        for round in 0..<rounds { body(round) }
        let before = count()
        for round in 0..<rounds { body(round) }
        return Double(count() - before) / Double(rounds)
    }
}
