import CGtk

/// (f) Many notes on the desktop.
@MainActor
struct ScaleBenchmark: Benchmark {
    let name = "scale"

    func run(_ bench: BenchGround, _ report: Report) throws {
        let isShort = bench.options.isShort
        try measure(bench, report, Setting(), isShort ? [1, 10] : [1, 10, 100], runs: isShort ? 1 : 3, bound: 1.5)
        if !isShort { try measure(bench, report, Setting(scale: 2), [1, 10], runs: 2, bound: nil) }
    }

    private func measure(
        _ bench: BenchGround, _ report: Report, _ setting: Setting, _ counts: [Int], runs: Int, bound: Double?
    ) throws {
        var times = counts.map { _ in Samples() }
        var cpus = times
        var memories = times
        let note = BenchNote(text: BenchNote.words(200))
        for _ in 0..<runs {
            for (index, count) in counts.enumerated() {
                let program = try bench.peel(on: bench.stage(Array(repeating: note, count: count), setting))
                var last: Watched.Painted?
                for _ in 0..<count { last = try program.painted() }
                times[index].add(last?.milliseconds ?? .nan)
                cpus[index].add(last?.cpu ?? .nan)
                Clock.sleep(3)
                memories[index].add(program.process.memory.anonymous)
                program.end()
            }
        }
        for (index, count) in counts.enumerated() {
            report.add(Figure("all of \(count) notes painted, \(setting.words)", "ms", times[index]))
        }
        let steps = zip(counts.indices, counts.indices.dropFirst())
        /// What each further note takes, from a number of notes to the next.
        func further(_ samples: [Samples], _ step: (Int, Int)) -> Samples {
            let notes = Double(counts[step.1] - counts[step.0])
            return Samples(zip(samples[step.0].values, samples[step.1].values).map { ($1 - $0) / notes })
        }
        for step in steps {
            let words = "from \(counts[step.0]) to \(counts[step.1]) notes, \(setting.words)"
            report.add(
                Figure(
                    "anonymous memory a further note, \(words)", "MiB", further(memories, step),
                    bound: bound.map { .value($0) }))
        }
        guard counts.count > 2 else { return }
        report.add(
            Figure(
                "CPU a further note: from 10 to 100 beside from 1 to 10, \(setting.words)", "ms",
                further(cpus, (1, 2)), to: further(cpus, (0, 1)), of: "few", bound: .ratio(1.1)))
    }
}
