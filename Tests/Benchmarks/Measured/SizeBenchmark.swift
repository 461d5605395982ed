import CGtk

/// How large the program is, stripped as a package has it.
@MainActor
struct SizeBenchmark: Benchmark {
    let name = "size"

    func run(_ bench: BenchGround, _ report: Report) throws {
        let stripped = bench.folder + "/peel.stripped"
        _ = try Command.output(["strip", "--strip-all", "-o", stripped, bench.options.peel])
        var status = stat()
        guard stat(stripped, &status) == 0 else { throw BenchError("the stripped program is not there") }
        report.add(
            Figure("program, stripped", "MiB", Samples([Double(status.st_size) / 1_048_576]), bound: .value(12)))
    }
}
