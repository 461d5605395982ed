import CGtk

/// (a) From the start of the program to its first painted frame, and what memory it takes then.
@MainActor
struct StartBenchmark: Benchmark {
    let name = "start"

    /// What is measured of one program.
    private struct Start {
        var time = Samples()
        var cpu = Samples()
        var resident = Samples()
        var anonymous = Samples()
        /// Why it could not be measured.
        var trouble: String?
    }

    func run(_ bench: BenchGround, _ report: Report) throws {
        let isShort = bench.options.isShort
        try measure(bench, report, Setting(), tilt: 0, runs: isShort ? 3 : 11, withOthers: !isShort, isBound: true)
        guard !isShort else { return }
        try measure(bench, report, Setting(), tilt: -4, runs: 5)
        try measure(bench, report, Setting(scale: 2), tilt: 0, runs: 5)
        try measure(bench, report, Setting(scale: 2), tilt: -4, runs: 5)
        try measure(bench, report, Setting(renderer: .gl), tilt: 0, runs: 5)
        try measure(bench, report, Setting(renderer: .gl, scale: 2), tilt: 0, runs: 5)
    }

    private func measure(
        _ bench: BenchGround, _ report: Report, _ setting: Setting, tilt: Int, runs: Int, withOthers: Bool = false,
        isBound: Bool = false
    ) throws {
        var (own, floor, xpad) = (Start(), Start(), Start())
        let text = BenchNote.usual.text
        // The first round fills the caches, and does not count.
        for round in 0...runs {
            let note = BenchNote(text: text, tilt: tilt)
            try take(&own, bench, round) {
                try bench.peel(on: $0)
            } on: {
                try bench.stage([note], setting)
            }
            try take(&floor, bench, round) {
                try bench.floor(\.window, [text], on: $0)
            } on: {
                try bench.stage([], setting)
            }
            guard withOthers, xpad.trouble == nil else { continue }
            guard Command.exists("xpad") else {
                xpad.trouble = "xpad is not installed (Debian's package xpad)"
                continue
            }
            do {
                try take(&xpad, bench, round) {
                    try bench.other(["xpad"], on: $0)
                } on: {
                    let stage = try bench.stage([], setting)
                    try stage.addPad(text)
                    return stage
                }
            } catch { xpad.trouble = "\(error)" }
        }
        let words = setting.words + (tilt == 0 ? "" : ", tilted")
        func add(
            _ name: String, _ unit: String, _ figure: KeyPath<Start, Samples>, bound: Double, xpadBound: Double?
        ) {
            report.add(
                Figure(
                    "\(name), \(words)", unit, own[keyPath: figure], to: floor[keyPath: figure],
                    bound: isBound ? .ratio(bound) : nil))
            guard withOthers, let xpadBound else { return }
            if let trouble = xpad.trouble {
                report.add(Figure("\(name), beside xpad", notMeasured: trouble))
            } else {
                report.add(
                    Figure(
                        "\(name), beside xpad", unit, own[keyPath: figure], to: xpad[keyPath: figure], of: "xpad",
                        bound: .ratio(xpadBound)))
            }
        }
        add("start to first frame", "ms", \.time, bound: 1.15, xpadBound: 0.8)
        add("CPU to first frame", "ms", \.cpu, bound: 1.15, xpadBound: 0.8)
        add("resident memory", "MiB", \.resident, bound: 1.25, xpadBound: 0.9)
        add("anonymous memory", "MiB", \.anonymous, bound: 1.5, xpadBound: nil)
    }

    /// Measures once, and again where the machine was too busy to see it.
    private func take(
        _ start: inout Start, _ bench: BenchGround, _ round: Int, by program: (Stage) throws -> Watched,
        on stage: () throws -> Stage
    ) throws {
        for tries in 1...3 {
            let program = try program(stage())
            do {
                let painted = try program.painted()
                guard round > 0 else { return }
                Clock.sleep(bench.options.isShort ? 1 : 3)
                let memory = program.process.memory
                start.time.add(painted.milliseconds)
                start.cpu.add(painted.cpu)
                start.resident.add(memory.resident)
                start.anonymous.add(memory.anonymous)
                return
            } catch {
                if tries == 3 { throw error }
            }
        }
    }
}
