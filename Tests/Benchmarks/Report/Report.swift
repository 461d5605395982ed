/// Collects the figures and prints them.
@MainActor
final class Report {
    private let options: BenchOptions
    private var figures: [Figure] = []

    init(_ options: BenchOptions) { self.options = options }

    /// How many times its bound a figure may have.
    var slack: Double { options.isShort ? 2 : 1 }

    /// Whether all bounds hold, and something was measured.
    var holds: Bool {
        let verdicts = figures.map { $0.verdict(slack: slack) }
        return verdicts.contains { $0 != .notMeasured } && !verdicts.contains(.exceeds)
            && (!options.isShort || !verdicts.contains(.notMeasured))
    }

    /// Tells on the standard error what is being measured, since it takes its time.
    func begin(_ name: String) { StandardError.write("measuring \(name)") }

    /// Measures, and does so once more where it fails: a busy machine may lose a window.
    func attempt(_ body: () throws -> Void) throws {
        let before = figures.count
        do {
            try body()
        } catch {
            StandardError.write("once more, since \(error)")
            figures.removeLast(figures.count - before)
            try body()
        }
    }

    /// Takes in a figure.
    func add(_ figure: Figure) { figures.append(figure) }

    /// Prints everything.
    func finish() {
        print(options.isJSON ? FigureJSON.text(figures, slack: slack) : FigureTable.text(figures, slack: slack))
    }
}
