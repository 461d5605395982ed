import Testing

@testable import PeelApp

/// The parser, by the table.
@Suite("Command line: parser")
struct CommandLineParserTests {
    private func parse(_ words: String...) throws -> ParsedCommand {
        try CommandParser.parse(words.map { RawArgument($0) })
    }

    @Test("Without a verb the application is meant")
    func application() throws {
        #expect(try parse() == .application(folder: nil))
        #expect(try parse("--folder", "/n") == .application(folder: "/n"))
    }

    @Test("Options stand anywhere, their values behind them or after =")
    func options() throws {
        let wanted = ParsedCommand.verb(
            Invocation(verb: .new, operands: ["Milk"], options: ["--title": "Shop", "--folder": "/n"]))
        #expect(try parse("new", "Milk", "--title", "Shop", "--folder", "/n") == wanted)
        #expect(try parse("--folder=/n", "new", "--title=Shop", "Milk") == wanted)
        #expect(
            try parse("new", "--title=") == .verb(Invocation(verb: .new, options: ["--title": ""])))
        #expect(
            try parse("new", "--title=a=b") == .verb(Invocation(verb: .new, options: ["--title": "a=b"])))
        #expect(
            try parse("new", "--title", "--date") == .verb(Invocation(verb: .new, options: ["--title": "--date"])))
    }

    @Test("After -- nothing is an option; - is none either")
    func dashes() throws {
        #expect(try parse("new", "--", "--title") == .verb(Invocation(verb: .new, operands: ["--title"])))
        #expect(try parse("append", "a", "-") == .verb(Invocation(verb: .append, operands: ["a", "-"])))
        #expect(try parse("append", "--", "a", "--") == .verb(Invocation(verb: .append, operands: ["a", "--"])))
        #expect(try parse("--", "list") == .verb(Invocation(verb: .list)))
    }

    @Test("Bytes that are no UTF-8 stay as they are")
    func bytes() throws {
        let name = RawArgument(bytes: [0x61, 0xFF])
        #expect(
            try CommandParser.parse(["show", name]) == .verb(Invocation(verb: .show, operands: [name])))
        let option = RawArgument(bytes: Array("--folder=".utf8) + [0xFF])
        #expect(
            try CommandParser.parse(["list", option])
                == .verb(Invocation(verb: .list, options: ["--folder": RawArgument(bytes: [0xFF])])))
    }

    @Test("Help and version win over what is missing")
    func help() throws {
        #expect(try parse("--help") == .help(nil))
        #expect(try parse("-h", "list") == .help(nil))
        #expect(try parse("--version") == .version)
        #expect(try parse("restore", "a", "--version", "1", "--help") == .help(.restore))
        for verb in Verb.allCases where verb != .render {
            #expect(try parse(verb.rawValue, "--help") == .help(verb))
            #expect(try parse(verb.rawValue, "-h") == .help(verb))
        }
    }

    @Test("The painter reads its own arguments")
    func render() throws {
        #expect(try parse("render", "--text", "x", "-o", "a.png") == .render(["--text", "x", "-o", "a.png"]))
    }

    @Test(
        "What is wrong is named, with what to do",
        arguments: [
            (["lst"], "unknown verb “lst” (did you mean list?); see peel --help"),
            (["bananas"], "unknown verb “bananas”; see peel --help"),
            ([""], "unknown verb “”; see peel --help"),
            (["--nope"], "unknown option “--nope”; see peel --help"),
            (["--verison"], "unknown option “--verison” (did you mean --version?); see peel --help"),
            (["--version=1"], "--version takes no value; see peel --help"),
            (["--folder"], "--folder lacks its value, DIR; see peel --help"),
            (["list", "--folder", "a", "--folder", "b"], "--folder is given twice; see peel list --help"),
            (["list", "--jsn"], "unknown option “--jsn” (did you mean --json?); see peel list --help"),
            (["list", "--json=yes"], "--json takes no value; see peel list --help"),
            (["list", "x"], "unexpected argument “x”; see peel list --help"),
            (["list", "-l"], "unknown option “-l”; see peel list --help"),
            (["show"], "NAME is missing; see peel show --help"),
            (
                ["show", "a", "b"],
                "unexpected argument “b”; put a NAME of several words in quotes; see peel show --help"
            ),
            (
                ["append", "a"],
                "TEXT is missing; give it in quotes, or - to read the standard input; see peel append --help"
            ),
            (
                ["new", "-5 C"],
                "unknown option “-5 C”; before text that begins with a dash put --; see peel new --help"
            ),
            (["search"], "WORDS is missing; see peel search --help"),
            (["export"], "DIR is missing; see peel export --help"),
            (["new", "--title"], "--title lacks its value, TITLE; see peel new --help"),
            (["a\u{1B}[2J\nb"], "unknown verb “a\\x1B[2J\\nb”; see peel --help"),
        ])
    func complaints(_ words: [String], _ message: String) {
        var found: CommandError?
        do {
            _ = try CommandParser.parse(words.map { RawArgument($0) })
        } catch {
            found = error as? CommandError
        }
        #expect(found?.message == message)
        #expect(found?.status == .badUse)
    }
}
