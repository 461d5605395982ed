import CGtk

/// (e) From a key to the frame in which it shows, in a full note that is saved as one writes.
@MainActor
struct TypingBenchmark: Benchmark {
    let name = "typing"

    func run(_ bench: BenchGround, _ report: Report) throws {
        let isShort = bench.options.isShort
        try measure(bench, report, Setting(), tilt: 0, runs: isShort ? 1 : 5, bound: .ratio(1.2))
        guard !isShort else { return }
        try measure(bench, report, Setting(), tilt: -4, runs: 2)
        try measure(bench, report, Setting(scale: 2), tilt: 0, runs: 2)
        try measure(bench, report, Setting(renderer: .gl), tilt: 0, runs: 2)
    }

    private func measure(
        _ bench: BenchGround, _ report: Report, _ setting: Setting, tilt: Int, runs: Int, bound: Figure.Bound? = nil
    ) throws {
        var (time, floorTime) = (Samples(), Samples())
        var (cpu, floorCPU) = (Samples(), Samples())
        let text = BenchNote.words(450)
        for _ in 0..<runs {
            let note = BenchNote(text: text, tilt: tilt)
            try type(bench.peel(on: bench.stage([note], setting)), &time, &cpu)
            try type(bench.floor(\.window, [text], on: bench.stage([], setting)), &floorTime, &floorCPU)
        }
        let words = setting.words + (tilt == 0 ? "" : ", tilted")
        report.add(Figure("key to painted frame, \(words)", "ms", time, to: floorTime, bound: bound))
        report.add(Figure("CPU of a key, \(words)", "ms", cpu, to: floorCPU))
    }

    private func type(_ program: Watched, _ time: inout Samples, _ cpu: inout Samples) throws {
        _ = try program.painted()
        Clock.sleep(1.5)
        // The first begins to write; a text view without it only moves its caret.
        _ = try program.press("F2")
        Clock.sleep(0.5)
        _ = try program.press("Control_L+End")
        Clock.sleep(1)
        var times: [Double] = []
        let used = try program.process.use { times = try program.type("x", times: 40, gap: 70) }
        cpu.add(used.cpu / 1e6 / Double(times.count))
        for value in times { time.add(value) }
        program.end()
    }
}
