import CGtk

/// (f) Many notes on the board, and the search in them.
@MainActor
struct BoardBenchmark: Benchmark {
    let name = "board"

    /// What is measured of the board with a number of notes.
    private struct Board {
        var frame = Samples()
        var paper = Samples()
        var scroll = Samples()
        var search = Samples()
    }

    func run(_ bench: BenchGround, _ report: Report) throws {
        let isShort = bench.options.isShort
        let counts = isShort ? [100, 1_000] : [100, 1_000, 10_000]
        var boards = counts.map { _ in Board() }
        for _ in 0..<(isShort ? 1 : 5) {
            for (index, count) in counts.enumerated() { try open(bench, count, &boards[index]) }
        }
        for (count, board) in zip(counts, boards) {
            let isMost = count == counts.last
            report.add(
                Figure(
                    "board of \(count) notes: Ctrl+B to first frame", "ms", board.frame,
                    to: isMost ? boards[0].frame : nil, of: "100 notes", bound: isMost ? .ratio(2) : nil))
            report.add(
                Figure(
                    "board of \(count) notes: Ctrl+B to the first note", "ms", board.paper,
                    to: isMost ? boards[0].paper : nil, of: "100 notes"))
            // A hundred are not enough to scroll in.
            if count >= 1_000 {
                report.add(
                    Figure(
                        "board of \(count) notes: scrolled by a row, key to frame", "ms", board.scroll,
                        to: count > 1_000 ? boards[1].scroll : nil, of: "1000 notes", bound: .value(1_000.0 / 60)))
            }
            report.add(
                Figure(
                    "search in \(count) notes: key to the first screen of hits", "ms", board.search,
                    bound: isMost ? .value(16) : nil))
        }
    }

    private func open(_ bench: BenchGround, _ count: Int, _ board: inout Board) throws {
        // So that each letter of "milk" takes some notes away from the first screen.
        let words = ["Milk", "Sun", "Mild", "Moon", "Mint"]
        var notes = (1...count).map { number in
            BenchNote(text: "\(words[number % words.count]) \(number * 7919)", isOpen: false)
        }
        notes[0].isOpen = true
        let program = try bench.peel(on: bench.stage(notes))
        _ = try program.painted()
        _ = try program.paper()
        Clock.sleep(2)
        let pressed = try program.press("Control_L+b")
        board.frame.add(try program.painted().milliseconds - pressed)
        board.paper.add(try program.paper() - pressed)
        // Until all texts have been read.
        Clock.sleep(count > 1_000 ? 6 : 2)
        if count >= 1_000 {
            // From the last row that is seen on, each row scrolls; that is so after the fourth at the latest.
            _ = try program.type("Down", times: 4, gap: 200)
            for time in try program.type("Down", times: bench.options.isShort ? 8 : 40, gap: 200) {
                board.scroll.add(time)
            }
        }
        // What counts is that a good part of the board is drawn anew.
        for key in ["m", "i", "l", "k"] {
            for time in try program.type(key, times: 1, gap: 400, part: 200) { board.search.add(time) }
        }
        program.end()
    }
}
