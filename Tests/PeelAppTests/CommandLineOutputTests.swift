import Foundation
import Testing

/// Where the output goes: pipes, full disks, terminals, and programs that read JSON.
@Suite("Command line: output")
struct CommandLineOutputTests {
    private let folder: CommandLineFolder

    init() throws {
        folder = try CommandLineFolder()
    }

    private func objects(_ text: String) throws -> [[String: Any]] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    }

    @Test(
        "A full disk: status 2 and a message",
        arguments: ["list", "show a", "where", "--help", "--version", "trash --json"])
    func full(_ words: String) throws {
        try folder.put("text", "a.md")
        let failed = try folder.shell("\"$PEEL\" \(words) >/dev/full")
        #expect(failed.status == 2)
        #expect(failed.errors.contains("No space left") && failed.errors.split(separator: "\n").count == 1)
    }

    @Test("A closed output: status 2, and no note is written to by mistake")
    func closed() throws {
        try folder.put("text", "a.md")
        #expect(try folder.shell(#""$PEEL" show a >&-"#).status == 2)
        #expect(try folder.shell(#""$PEEL" append a more <&- >&- 2>&-"#).status == 0)
        #expect(try folder.shell(#""$PEEL" append a - <&-"#).status == 2)
        #expect(folder.content("a.md") == "text\nmore")
    }

    @Test("A reader that goes away ends the program quietly; where SIGPIPE is ignored there is a message")
    func brokenPipe() throws {
        try folder.putMany(2000, "text", named: "a note of a rather long name, number ")
        let quiet = try folder.shell(#""$PEEL" list | head -n 1"#)
        #expect(quiet.errors.isEmpty && quiet.lines.count == 1)
        // The reader is gone before the first byte.
        let told = try folder.shell(#"trap '' PIPE; { sleep 0.3; "$PEEL" list; echo $? >&2; } | true"#)
        #expect(told.errors.contains("Broken pipe") && told.errors.hasSuffix("\n2\n"))
    }

    @Test("Ten thousand notes are listed")
    func tenThousand() throws {
        let text = String(repeating: "some words ", count: 45)
        try folder.putMany(10_000, text, named: "note ")
        let listed = try folder.run("list")
        #expect(listed.status == 0 && listed.lines.count == 10_000)
        let json = try folder.run("list", "--json")
        #expect(try objects(json.output).count == 10_000)
        #expect(try folder.run("show", "note 9876.md").output == text)
        #expect(try folder.run("show", "note").status == 1)
    }

    @Test("The JSON of peel list has the fields that the help tells of, and no others")
    func listJSON() throws {
        try folder.put(
            "---\ntitle: \"T\\e[1m\"\ndate: today\ncolor: rose\ncreated: 2026-01-02T03:04:05Z\n---\nx\n", "a b.md")
        try folder.put("\n  first\u{202E} \"line\"\\\n", "c.txt")
        try folder.put([0xFF], "d.md")
        let listed = try folder.run("list", "--json")
        #expect(!listed.output.contains("\u{1B}") && !listed.output.contains("\u{202E}"))
        let notes = try objects(listed.output).sorted { "\($0["name"] ?? "")" < "\($1["name"] ?? "")" }
        #expect(notes.count == 3)
        let help = try folder.run("list", "--help").output
        for note in notes {
            let told = help.split(separator: "\n").filter { $0.contains(" string ") || $0.contains(" number ") }
                .compactMap { $0.split(separator: " ").first.map(String.init) }
            #expect(Set(told) == Set(note.keys))
        }
        let first = notes[0]
        #expect(first["name"] as? String == "a b.md" && first["title"] as? String == "T\u{1B}[1m")
        #expect(first["date"] as? String == "today" && first["color"] as? String == "rose")
        #expect(first["created"] as? String == "2026-01-02T03:04:05Z" && first["problem"] as? String == "")
        #expect((first["uri"] as? String).flatMap(URL.init(string:))?.path == folder.notes.path + "/a b.md")
        #expect((first["modified"] as? String)?.hasSuffix("Z") == true && first["size"] as? Int == 80)
        #expect(notes[1]["title"] as? String == "" && notes[1]["heading"] as? String == "first\u{202E} \"line\"\\")
        #expect((notes[2]["problem"] as? String)?.contains("UTF-8") == true)
    }

    @Test("The JSON of trash and history has the fields that their help tells of", arguments: ["trash", "history"])
    func otherJSON(_ verb: String) throws {
        try folder.put("one", "a.md")
        _ = try folder.run("append", "a", "two")
        if verb == "trash" { _ = try folder.run("rm", "a") }
        let listed = try objects(try folder.shell("\"$PEEL\" \(verb) \(verb == "history" ? "a" : "") --json").output)
        #expect(listed.count == 1)
        let told = try folder.run(verb, "--help").output.split(separator: "\n")
            .filter { $0.contains(" string ") || $0.contains(" number ") }
            .compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(Set(told) == Set(listed.first?.keys.map { $0 } ?? []))
    }

    @Test("On a terminal no control character gets through")
    func terminal() throws {
        try folder.put("one\r\n\u{1B}]0;hacked\u{7}\ttwo\u{9B}2J\u{202E}", "a\u{1B}b.md")
        let terminal = try PseudoTerminal()
        for words in ["show a", "list", "where", "search two", "list --json", "show nothing", "rm a", "trash"] {
            let seen = try terminal.output(of: folder, words)
            #expect(!seen.isEmpty, "\(words)")
            #expect(
                !String(decoding: seen, as: UTF8.self).unicodeScalars.contains {
                    ($0.value < 0x20 && !"\r\n\t".unicodeScalars.contains($0)) || (0x7F..<0xA0).contains($0.value)
                        || $0.value == 0x202E
                }, "\(words): \(seen)")
        }
    }

    @Test("On a terminal the text ends its line, and its own lines are kept")
    func terminalText() throws {
        try folder.put("one\r\n\ttwo", "a.md")
        #expect(String(decoding: try PseudoTerminal().output(of: folder, "show a"), as: UTF8.self) == "one\n\ttwo\n")
    }
}
