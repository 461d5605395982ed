import CGtk

/// One group of figures.
@MainActor
protocol Benchmark {
    /// What it is called in `--only`.
    var name: String { get }
    /// Measures, giving each figure as soon as it is known.
    func run(_ bench: BenchGround, _ report: Report) throws
}

/// A run of the benchmarks, from the arguments to the exit status.
@MainActor
enum BenchRun {
    /// All benchmarks, in the order of the table.
    static let all: [any Benchmark] = [
        StartBenchmark(), BreezeBenchmark(), RestBenchmark(), FrameBenchmark(), TypingBenchmark(), ScaleBenchmark(),
        BoardBenchmark(), SizeBenchmark(),
    ]

    /// Runs what the arguments ask for.
    /// - Returns: the exit status: 0, 1 where a bound does not hold or nothing could be measured, 2 for bad arguments.
    static func main(_ arguments: [String]) -> Int32 {
        if arguments == ["--help"] || arguments == ["-h"] {
            print(BenchOptions.usage, terminator: "")
            return 0
        }
        if arguments.first == FrameAllocations.argument { return FrameAllocations.main() }
        do {
            let options = try BenchOptions(arguments)
            return try run(options)
        } catch {
            StandardError.write("\(error)")
            return 2
        }
    }

    private static func run(_ options: BenchOptions) throws -> Int32 {
        let bench = try BenchGround(options)
        defer { bench.cleanUp() }
        let report = Report(options)
        // Ten thousand notes are too many for the short form, and fewer say too little.
        let usual = all.filter { !options.isShort || $0.name != "board" }
        for benchmark in options.only.isEmpty ? usual : all.filter({ options.only.contains($0.name) }) {
            report.begin(benchmark.name)
            do {
                try report.attempt { try benchmark.run(bench, report) }
            } catch {
                report.add(Figure(benchmark.name, notMeasured: "\(error)"))
            }
        }
        report.finish()
        return report.holds ? 0 : 1
    }
}
