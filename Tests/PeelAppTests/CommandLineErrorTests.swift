import Foundation
import Testing

/// What goes wrong: one line that names it, the right status, and nothing changed.
@Suite("Command line: errors")
struct CommandLineErrorTests {
    private let folder: CommandLineFolder

    init() throws {
        folder = try CommandLineFolder()
        try folder.put("---\ntitle: Plan for May\n---\nx", "plan.md")
        try folder.put("y", "plan.txt")
    }

    @Test(
        "Bad use: status 2, one line, nothing on the output",
        arguments: [
            (["lst"], "lst"), (["--nope"], "--nope"), (["list", "--nope"], "--nope"), (["show"], "NAME"),
            (["show", "plan.md", "extra"], "extra"), (["append", "plan.md"], "TEXT"),
            (["new", "--color", "pink"], "pink"),
            (["new", "--color", "pink"], "yellow, rose, blue, lilac"), (["new", "a", "b"], "b"),
            (["list", "--folder"], "--folder"),
            (["list", "--folder", ""], "--folder"), (["list", "--folder", "none"], "none"),
            (["trash", "--folder", "none"], "none"),
            (["export", ""], "DIR"), (["list", "--folder", "/dev/null"], "/dev/null"),
            (["new", "x", "--folder", "/dev/null/x"], "/dev/null"),
        ])
    func badUse(_ arguments: [String], _ named: String) throws {
        let words = arguments.map { "'\($0)'" }.joined(separator: " ")
        let refused = try folder.shell("\"$PEEL\" \(words)")
        #expect(refused.status == 2)
        #expect(refused.errors.contains(named) && refused.errors.hasPrefix("peel"))
        #expect(refused.errors.split(separator: "\n").count == 1 && refused.output.isEmpty)
        #expect(folder.names == ["plan.md", "plan.txt"])
    }

    @Test(
        "No such note: status 1",
        arguments: [
            ["show", "zebra"], ["append", "zebra", "x"], ["edit", "zebra"], ["rm", "zebra"], ["history", "zebra"],
            ["restore", "zebra"], ["restore", "zebra", "--version", "1"], ["restore", "plan.md", "--version", "1"],
            ["show", ""],
        ])
    func notFound(_ arguments: [String]) throws {
        let words = arguments.map { "'\($0)'" }.joined(separator: " ")
        let refused = try folder.shell("\"$PEEL\" \(words)")
        #expect(refused.status == 1)
        #expect(refused.errors.split(separator: "\n").count == 1 && refused.output.isEmpty)
    }

    @Test("Several notes may be meant: status 1, and they are named")
    func ambiguous() throws {
        for verb in ["show", "rm", "history"] {
            let refused = try folder.run(verb, "plan")
            #expect(refused.status == 1)
            #expect(refused.errors.contains("“plan.md” (Plan for May)") && refused.errors.contains("“plan.txt”"))
        }
        #expect(folder.names == ["plan.md", "plan.txt"])
        #expect(try folder.run("show", "plan f").output == "x")
        #expect(try folder.run("rm", "plan.txt").status == 0)
        #expect(try folder.run("show", "plan").output == "x")
    }

    @Test("Of very many that may be meant ten are named")
    func many() throws {
        for number in 0..<30 { try folder.put("z", "many \(number).md") }
        let refused = try folder.run("show", "many")
        #expect(refused.errors.contains("and 20 more"))
    }

    @Test("Text that is no UTF-8 is refused, from the input and from the arguments")
    func invalidText() throws {
        let before = folder.content("plan.md")
        #expect(try folder.run("append", "plan.md", "-", bytes: [0x61, 0xFF]).status == 2)
        #expect(try folder.run("append", "plan.md", "-", bytes: [0x61, 0x00]).status == 2)
        #expect(try folder.run("new", "-", bytes: [0xC0, 0x80]).status == 2)
        for line in [
            #""$PEEL" append plan.md "$(printf 'a\377')""#, #""$PEEL" new "$(printf 'a\377')""#,
            #""$PEEL" new --title "$(printf 'a\377')""#,
            #""$PEEL" list --folder "$(printf 'a\377')""#, #"PEEL_FOLDER="$(printf 'a\377')" "$PEEL" list"#,
            #""$PEEL" search "$(printf 'a\377')""#, #""$PEEL" "$(printf 'a\377')""#,
        ] {
            let refused = try folder.shell(line)
            #expect(refused.status == 2, "\(line)")
            #expect(refused.errors.contains("a\\xFF"), "\(line): \(refused.errors)")
        }
        #expect(folder.content("plan.md") == before)
        #expect(folder.names == ["plan.md", "plan.txt"])
    }

    @Test("More text than a note can hold is refused")
    func tooMuch() throws {
        let refused = try folder.shell(#"head -c 17000000 /dev/zero | tr '\0' a | "$PEEL" append plan.md -"#)
        #expect(refused.status == 2 && refused.errors.contains("16 MiB"))
        #expect(folder.content("plan.md").hasSuffix("\nx"))
    }

    @Test("A note that is no text is shown, never changed")
    func notText() throws {
        try folder.put([0x61, 0xFF], "broken.md")
        for refused in [try folder.run("append", "broken", "x"), try folder.run("edit", "broken")] {
            #expect(refused.status == 2 && refused.errors.contains("UTF-8"))
        }
        #expect(try folder.run("list").status == 0)
    }

    @Test("What is named like a note and is none is named, and hides no note")
    func unusable() throws {
        let place = folder.notes.path
        _ = try folder.shell("mkdir '\(place)/dir.md'; mkfifo '\(place)/pipe.md'; ln -s nowhere '\(place)/link.md'")
        let listed = try folder.run("list")
        #expect(listed.status == 2)
        #expect(Set(listed.lines.map { $0.prefix(8) }) == ["plan.md\t", "plan.txt"])
        for name in ["dir.md", "pipe.md", "link.md"] { #expect(listed.errors.contains(name)) }
        #expect(try folder.run("show", "pipe.md").status == 2)
        #expect(try folder.run("show", "dir.md").status == 2)
        #expect(try folder.run("show", "plan.txt").output == "y")
    }

    @Test("A file that is too large is listed, and named where it is asked for")
    func tooLarge() throws {
        _ = try folder.shell("truncate -s 1G '\(folder.notes.path)/huge.md'")
        let listed = try folder.run("list")
        #expect(listed.status == 0 && listed.lines.count == 3)
        let shown = try folder.run("show", "huge")
        #expect(shown.status == 2 && shown.errors.contains("16 MiB"))
    }

    @Test("A name with a line end or no UTF-8 is found, and never printed as it is")
    func strangeNames() throws {
        _ = try folder.shell(
            #"cd notes; printf 1 > "$(printf 'new\nline.md')"; printf 2 > "$(printf 'by\377te.md')"; printf 3 > "$(printf 'e\033[2Jsc.md')""#
        )
        let listed = try folder.run("list")
        for line in [#"new\nline.md"# + "\t1", #"by\xFFte.md"# + "\t2", #"e\x1B[2Jsc.md"# + "\t3"] {
            #expect(listed.lines.contains(line), "\(line)")
        }
        #expect(try folder.run("show", "new\nline.md").output == "1")
        #expect(try folder.run("show", "new").output == "1")
        #expect(try folder.shell(#""$PEEL" show "$(printf 'by\377te.md')""#).output == "2")
        #expect(try folder.run("show", "by").output == "2")
        #expect(try folder.run("rm", "e\u{1B}").output == #"e\x1B[2Jsc.md"# + "\n")
        let refused = try folder.run("show", "\u{1B}]0;title\u{7}")
        #expect(!refused.errors.contains("\u{1B}") && refused.errors.contains(#"\x1B]0;title\x07"#))
        #expect(try folder.run("export", "out").status == 0)
    }
}
