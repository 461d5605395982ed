import Foundation
import Testing

/// How long the command line takes; run by `PEEL_BENCHMARK=1 swift test -c release --filter CommandLineBenchmarks`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["PEEL_BENCHMARK"] != nil), .serialized)
struct CommandLineBenchmarks {
    /// The best of several runs, in milliseconds.
    private func best(of folder: CommandLineFolder, _ line: String) throws -> Double {
        let clock = ContinuousClock()
        let times = try (0..<15).map { _ in
            let time = try clock.measure { _ = try folder.shell(line) }.components
            return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
        }
        return times.min() ?? 0
    }

    @Test("Listing 10,000 notes of 500 characters takes less than four times what reading them takes")
    func list() throws {
        let folder = try CommandLineFolder()
        let header = "---\\ntitle: A note\\ncolor: yellow\\n---\\n"
        try folder.putMany(10_000, header + String(repeating: "some words ", count: 42), named: "note ")
        let nothing = try best(of: folder, ":")
        let cat = try best(of: folder, "cd notes && cat * >/dev/null")
        let list = try best(of: folder, #""$PEEL" list >/dev/null"#)
        let search = try best(of: folder, #""$PEEL" search some words >/dev/null"#)
        let start = try best(of: folder, #""$PEEL" --version >/dev/null"#)
        print("shell \(nothing) ms, cat \(cat) ms, list \(list) ms, search \(search) ms, --version \(start) ms")
        print("list takes \(list / cat) times what cat takes")
        #expect(list < 4 * cat)
    }
}
