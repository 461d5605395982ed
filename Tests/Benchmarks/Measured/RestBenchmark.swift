import CGtk

/// (c) What a note takes at which nothing happens.
@MainActor
struct RestBenchmark: Benchmark {
    let name = "rest"

    func run(_ bench: BenchGround, _ report: Report) throws {
        let isShort = bench.options.isShort
        let seconds = isShort ? 4.0 : 30
        for count in isShort ? [1] : [1, 50] {
            let notes = count == 1 ? "one note" : "\(count) notes"
            try rest(bench, report, "inactive, \(notes)", Setting(), count, seconds) { try $0.order("away") }
            try rest(bench, report, "animations off, \(notes)", Setting(animations: false), count, seconds) { _ in }
            try rest(
                bench, report, "the caret has stopped blinking, \(notes)", Setting(caretTimeout: 1), count, seconds
            ) { program in
                _ = try program.press("F2")
                // The caret's second of blinking, and the three after which GTK would hide the focus.
                Clock.sleep(2.5)
            }
        }
        if !isShort {
            try rest(bench, report, "minimised, one note", Setting(), 1, seconds) { _ in }
        }
        try blink(bench, report)
    }

    private func rest(
        _ bench: BenchGround, _ report: Report, _ words: String, _ setting: Setting, _ count: Int, _ seconds: Double,
        _ begin: (Watched) throws -> Void
    ) throws {
        let note = BenchNote(text: BenchNote.words(120))
        let program = try bench.peel(on: bench.stage(Array(repeating: note, count: count), setting))
        var last = ""
        for _ in 0..<count { last = try program.painted().window }
        Clock.sleep(count > 1 ? 3 : 1)
        try begin(program)
        if words.hasPrefix("minimised") { try program.order("iconify \(last)") }
        // Places are written when they have settled, and buttons fade. GLib lets threads go that had nothing to do for 15
        // seconds, and GTK what it has laid out of a text after 20.
        Clock.sleep(bench.options.isShort ? 2.5 : 25)
        let passed = program.process.watch(seconds: seconds)
        program.end()
        report.add(
            Figure("wake-ups in \(Int(seconds)) s, \(words)", "", Samples([passed.wakeUps]), bound: .value(0)))
        report.add(Figure("CPU in \(Int(seconds)) s, \(words)", "ms", Samples([passed.cpu * seconds * 1000])))
    }

    /// A caret that blinks, in Peel and in a bare text view.
    private func blink(_ bench: BenchGround, _ report: Report) throws {
        var (cpu, wakeUps) = (Samples(), Samples())
        var (floorCPU, floorWakeUps) = (Samples(), Samples())
        for _ in 0..<(bench.options.isShort ? 1 : 3) {
            let own = try bench.peel(on: bench.stage())
            try blink(own, bench, key: "F2", &cpu, &wakeUps)
            let floor = try bench.floor(\.window, [BenchNote.usual.text], on: bench.stage([]))
            try blink(floor, bench, key: "End", &floorCPU, &floorWakeUps)
        }
        report.add(
            Figure("wake-ups, writing, caret blinking", "a second", wakeUps, to: floorWakeUps, bound: .value(2)))
        report.add(Figure("CPU, writing, caret blinking", "% of a core", cpu, to: floorCPU))
    }

    private func blink(
        _ program: Watched, _ bench: BenchGround, key: String, _ cpu: inout Samples, _ wakeUps: inout Samples
    ) throws {
        _ = try program.painted()
        Clock.sleep(1.5)
        _ = try program.press(key)
        // Three to four seconds after a key GTK hides the focus, and Peel shows it again.
        Clock.sleep(4.5)
        let seconds = bench.options.isShort ? 3.0 : 6
        let passed = program.process.watch(seconds: seconds)
        program.end()
        cpu.add(passed.cpu * 100)
        wakeUps.add(passed.wakeUps / seconds)
    }
}
