import CGtk

/// (b) What the moving corner takes.
@MainActor
struct BreezeBenchmark: Benchmark {
    let name = "breeze"

    func run(_ bench: BenchGround, _ report: Report) throws {
        let isShort = bench.options.isShort
        for (tilt, bound) in [(0, 1.1), (-4, 1.5)] {
            try measure(bench, report, Setting(), tilt, runs: isShort ? 1 : 5, bound: .ratio(bound))
            guard !isShort else { continue }
            for setting in [Setting(scale: 2), Setting(renderer: .gl), Setting(renderer: .gl, scale: 2)] {
                try measure(bench, report, setting, tilt, runs: 2)
            }
        }
    }

    private func measure(
        _ bench: BenchGround, _ report: Report, _ setting: Setting, _ tilt: Int, runs: Int, bound: Figure.Bound? = nil
    ) throws {
        var (cpu, wakeUps) = (Samples(), Samples())
        var (floorCPU, floorWakeUps) = (Samples(), Samples())
        // Whole cycles of the breeze, so that each has as much of the high corner as of the low one.
        let (warming, seconds) = bench.options.isShort ? (2.0, 4.0) : (7.5, 13.0)
        for _ in 0..<runs {
            let note = BenchNote(text: BenchNote.usual.text, tilt: tilt)
            let own = try bench.peel(on: bench.stage([note], setting))
            try watch(own, warming, seconds, &cpu, &wakeUps)
            let floor = try bench.floor(\.corner, ["\(tilt)"], on: bench.stage([], setting))
            try watch(floor, warming, seconds, &floorCPU, &floorWakeUps)
        }
        let words = setting.words + (tilt == 0 ? "" : ", tilted")
        report.add(Figure("moving corner, \(words)", "% of a core", cpu, to: floorCPU, bound: bound))
        report.add(Figure("wake-ups, corner moving, \(words)", "a second", wakeUps, to: floorWakeUps))
    }

    private func watch(
        _ program: Watched, _ warming: Double, _ seconds: Double, _ cpu: inout Samples, _ wakeUps: inout Samples
    ) throws {
        _ = try program.painted()
        // Shadows of the corner are made when they are first seen; a cycle has them all.
        Clock.sleep(warming)
        let passed = program.process.watch(seconds: seconds)
        program.end()
        cpu.add(passed.cpu * 100)
        wakeUps.add(passed.wakeUps / seconds)
    }
}
