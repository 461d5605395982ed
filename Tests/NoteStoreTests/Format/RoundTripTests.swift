import Testing

@testable import NoteStore

/// 100,000 random contents each way, a quarter of them for each seed.
struct RoundTripTests {
    /// Pieces of which headers are made, so that random bytes come near to them.
    private static let pieces: [[UInt8]] = [
        "---", "---\n", "\n", "\r\n", "\r", "title: ", "title:", "color: blue\n", "tilt: 1", "\"", "'", "\\", "#",
        " # ",
        ": ", "- x\n", "  y\n", "\u{FEFF}", "é", "日本", "😀", "created: \"a\\nb\"\n", "locked: yes\n", " ", "\t", "\0",
        "text", "Title: X\n", "|", "e\u{301}", "\u{2028}",
    ].map { Array($0.utf8) }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func randomBytesAreWrittenBackTheSame(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var failed: [[UInt8]] = []
        for round in 0..<25_000 {
            var bytes: [UInt8] = round % 2 == 0 ? [] : Self.pieces[1]
            for _ in 0..<Int.random(in: 0...12, using: &random) {
                if Int.random(in: 0..<4, using: &random) == 0 {
                    bytes.append(UInt8.random(in: 0...255, using: &random))
                } else {
                    bytes += Self.pieces.randomElement(using: &random) ?? []
                }
            }
            var note = NoteFile(bytes: bytes)
            // Setting what is there is no change either.
            note.text = note.text
            note.title = note.title
            if note.bytes != bytes { failed.append(bytes) }
        }
        #expect(failed.isEmpty, "\(failed.first ?? [])")
    }

    @Test(arguments: 5...8 as ClosedRange<UInt64>) func randomNotesAreReadAsTheyWereWritten(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let texts = Self.pieces.map { String(decoding: $0, as: UTF8.self) }.filter { $0 != "\0" }
        func text() -> String {
            var result = ""
            for _ in 0..<Int.random(in: 0...6, using: &random) { result += texts.randomElement(using: &random) ?? "" }
            return result
        }
        var failed = 0
        for round in 0..<25_000 {
            let (title, date, color) = (text(), text(), text())
            let body = text()
            let tilt = Double.random(in: -10...10, using: &random)
            let isLocked = Bool.random(using: &random)
            var note = NoteFile(text: round % 3 == 0 ? text() : body)
            note.title = title
            note.tilt = tilt
            note.date = date
            note.isLocked = isLocked
            note.color = color
            note.text = body
            let read = NoteFile(bytes: note.bytes)
            let isSame =
                read.text.utf8.elementsEqual(body.utf8) && read.title.utf8.elementsEqual(title.utf8)
                && read.date.utf8.elementsEqual(date.utf8) && (read.color ?? "").utf8.elementsEqual(color.utf8)
                && read.tilt == tilt && read.isLocked == isLocked && read.isText
            if !isSame { failed += 1 }
        }
        #expect(failed == 0)
    }
}
