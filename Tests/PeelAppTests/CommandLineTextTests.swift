import Foundation
import Testing

@testable import PeelApp

/// What is written: harmless text, and JSON.
@Suite("Command line: text")
struct CommandLineTextTests {
    @Test(
        "Control characters are shown by their numbers",
        arguments: [
            ("plain", "plain"), ("Grüße, 水 👨‍👩‍👧", "Grüße, 水 👨‍👩‍👧"), ("\u{1B}[31m", "\\x1B[31m"),
            ("a\nb\tc\rd", "a\\nb\\tc\\rd"),
            ("\u{7F}\u{80}\u{9B}2J", "\\x7F\\u0080\\u009B2J"),
            ("\u{202E}txt\u{2066}\u{200F}", "\\u202Etxt\\u2066\\u200F"),
            ("a\u{2028}b", "a\\u2028b"), ("\0", "\\x00"), ("", ""),
        ])
    func line(_ text: String, _ shown: String) {
        #expect(VisibleText.line(text) == shown)
        #expect(VisibleText.line(Array(text.utf8)) == shown)
    }

    @Test("Bytes that are no UTF-8 are shown by their numbers, each")
    func invalid() {
        #expect(VisibleText.line([0x61, 0xFF, 0x62]) == "a\\xFFb")
        #expect(VisibleText.line([0xE2, 0x82]) == "\\xE2\\x82")
        #expect(VisibleText.line([0xC0, 0x80, 0x41]) == "\\xC0\\x80A")
        #expect(VisibleText.line([0xED, 0xA0, 0x80]) == "\\xED\\xA0\\x80")
        // An escape sequence cut off by a broken character still does not get through.
        #expect(VisibleText.line([0xE2, 0x1B, 0x5B]) == "\\xE2\\x1B[")
    }

    @Test("A text of several lines keeps its lines and tabs")
    func lines() {
        #expect(VisibleText.lines(Array("a\n\tb\r\nc\rd\u{1B}".utf8)) == "a\n\tb\nc\\rd\\x1B")
    }

    @Test("No byte that a terminal obeys gets through, whatever the bytes")
    func random() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            let bytes = (0..<64).map { _ in UInt8.random(in: 0...255, using: &generator) }
            let shown = VisibleText.line(bytes)
            #expect(!shown.unicodeScalars.contains(where: VisibleText.isControl), "\(bytes)")
            #expect(
                !VisibleText.lines(bytes).unicodeScalars.contains {
                    VisibleText.isControl($0) && $0 != "\n" && $0 != "\t"
                }, "\(bytes)")
        }
    }

    @Test("JSON is read back the same by another's reader")
    func json() throws {
        let strings = [
            "", "a\"b\\c/d", "line\nend\r\t", "\0\u{1}\u{1F}\u{7F}\u{85}", "\u{2028}\u{202E}\u{FEFF}",
            "é 水 👨‍👩‍👧 \u{10FFFF}",
        ]
        let text = JSONWriter.array(
            strings.map { [("text", .string($0)), ("size", .integer(-5)), ("is", .boolean(true))] })
        #expect(!text.unicodeScalars.contains { $0 != "\n" && VisibleText.isControl($0) })
        #expect(text.split(separator: "\n").count == strings.count + 2)
        let read = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        #expect(read.map { $0["text"] as? String } == strings)
        #expect(read.allSatisfy { $0["size"] as? Int == -5 && $0["is"] as? Bool == true })
    }

    @Test("No objects are an empty array")
    func emptyArray() {
        #expect(JSONWriter.array([]) == "[]\n")
    }
}
