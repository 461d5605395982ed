import Foundation
import Testing

/// Every verb, as a user runs it.
@Suite("Command line: verbs")
struct CommandLineVerbTests {
    private let folder: CommandLineFolder

    init() throws {
        folder = try CommandLineFolder()
    }

    @Test("peel new writes a note and prints its name")
    func new() throws {
        let made = try folder.run("new", "Buy milk", "--title", "Shop: now", "--color", "rose", "--date", "30 Nov")
        #expect(made.status == 0 && made.errors.isEmpty)
        #expect(folder.names == [made.output.trimmingCharacters(in: .newlines)])
        let content = folder.content(folder.names.first ?? "")
        #expect(content.hasPrefix("---\n") && content.hasSuffix("\n---\nBuy milk"))
        #expect(content.contains("title: \"Shop: now\"\n") || content.contains("title: 'Shop: now'\n"))
        #expect(content.contains("color: rose\n") && content.contains("date: 30 Nov\n"))
    }

    @Test("peel new takes the text from the standard input for -")
    func newFromInput() throws {
        #expect(try folder.run("new", "-", input: "Grüße 水\n👨‍👩‍👧\n").status == 0)
        #expect(folder.content(folder.names.first ?? "").hasSuffix("---\nGrüße 水\n👨‍👩‍👧\n"))
        #expect(try folder.run("new", "-", input: "").status == 0)
        #expect(try folder.run("new").status == 0)
        #expect(try folder.run("new", "--", "--title").status == 0)
        #expect(folder.names.count == 4)
    }

    @Test("peel new makes the folder where it is not there yet")
    func newFolder() throws {
        let made = try folder.run("new", "Hello", "--folder", "deep/er")
        #expect(made.status == 0)
        #expect(try folder.run("list", "--folder=deep/er").lines == ["Hello.md\tHello"])
        #expect(folder.names.isEmpty)
    }

    @Test("peel list prints the notes, the last changed first")
    func list() throws {
        #expect(try folder.run("list").output.isEmpty)
        try folder.put("first line\nsecond", "b.md")
        try folder.put("---\ntitle: The title\n---\ntext", "a.txt")
        try folder.put("", "empty.md")
        try folder.put("no note", "picture.png")
        for (name, date) in [("b.md", 3.0), ("a.txt", 2), ("empty.md", 1)] {
            let path = folder.notes.appendingPathComponent(name).path
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: date)], ofItemAtPath: path)
        }
        let listed = try folder.run("list")
        #expect(listed.lines == ["b.md\tfirst line", "a.txt\tThe title", "empty.md\t"])
        #expect(listed.status == 0 && listed.errors.isEmpty)
    }

    @Test("peel show prints the text and not the header, byte for byte into a pipe")
    func show() throws {
        try folder.put("---\ntitle: T\n---\none\r\n\u{1B}[1mtwo", "a.md")
        #expect(try folder.run("show", "a.md").output == "one\r\n\u{1B}[1mtwo")
        try folder.put([0x61, 0xFF, 0x00, 0x0A], "broken.md")
        #expect(try folder.run("show", "broken").bytes == [0x61, 0xFF, 0x00, 0x0A])
    }

    @Test("peel append adds a line and changes no other byte")
    func append() throws {
        try folder.put("---\nother: key\n---\none", "a.md")
        #expect(try folder.run("append", "a", "two").status == 0)
        #expect(folder.content("a.md") == "---\nother: key\n---\none\ntwo")
        #expect(try folder.run("append", "a", "-", input: "three\n").status == 0)
        #expect(try folder.run("append", "a", "four").status == 0)
        #expect(folder.content("a.md") == "---\nother: key\n---\none\ntwo\nthree\nfour")
        #expect(try folder.run("append", "a", "").status == 0)
        #expect(folder.content("a.md").hasSuffix("four"))
    }

    @Test("Twenty appends at once lose nothing")
    func appendsAtOnce() throws {
        try folder.put("start", "log.md")
        let runs = try (1...20).map { try folder.start("append", "log", "line \($0)") }
        #expect(runs.map { $0.outcome().status } == Array(repeating: 0, count: 20))
        let lines = folder.content("log.md").split(separator: "\n").map(String.init)
        #expect(lines.first == "start")
        #expect(lines.dropFirst().sorted() == (1...20).map { "line \($0)" }.sorted())
        #expect(folder.names == ["log.md"])
    }

    @Test("peel rm moves to the trash, peel trash lists it, peel restore brings it back")
    func trash() throws {
        #expect(try folder.run("trash").output.isEmpty)
        try folder.put("---\ntitle: Old\n---\ntext", "a.md")
        #expect(try folder.run("rm", "old").output == "a.md\n")
        #expect(folder.names.isEmpty)
        #expect(try folder.run("trash").lines == ["a.md\tOld"])
        #expect(try folder.run("restore", "OL").output == "a.md\n")
        #expect(folder.content("a.md") == "---\ntitle: Old\n---\ntext")
        #expect(try folder.run("trash").output.isEmpty)
    }

    @Test("peel restore overwrites nothing, and takes the last deleted of a name")
    func restore() throws {
        try folder.put("first", "a.md")
        #expect(try folder.run("rm", "a.md").status == 0)
        try folder.put("second", "a.md")
        #expect(try folder.run("rm", "a.md").status == 0)
        try folder.put("third", "a.md")
        #expect(try folder.run("restore", "a").status == 0)
        #expect(try folder.run("restore", "a").status == 0)
        #expect(folder.names.count == 3)
        #expect(Set(folder.names.map(folder.content)) == ["first", "second", "third"])
        #expect(folder.content("a.md") == "third")
        #expect(folder.content("a (2).md") == "second")
    }

    @Test("peel history lists versions, peel restore --version brings one back, and that can be undone")
    func history() throws {
        try folder.put("one", "a.md")
        #expect(try folder.run("history", "a").output.isEmpty)
        #expect(try folder.run("append", "a", "two").status == 0)
        let versions = try folder.run("history", "a").lines
        #expect(
            versions.count == 1 && versions.first?.hasPrefix("1\t20") == true
                && versions.first?.hasSuffix("\tone") == true)
        let name = versions.first?.split(separator: "\t").dropFirst().first.map(String.init) ?? ""
        #expect(try folder.run("restore", "a", "--version", name).output == "a.md\n")
        #expect(folder.content("a.md") == "one")
        #expect(try folder.run("restore", "a", "--version", "1").status == 0)
        #expect(folder.content("a.md") == "one\ntwo")
        #expect(try folder.run("restore", "a", "--version=20").status == 1)
        #expect(try folder.run("restore", "a", "--version", "99").status == 1)
        #expect(try folder.run("restore", "a", "--version", "").status == 1)
    }

    @Test("peel search finds all the words, whatever their case and accents")
    func search() throws {
        try folder.put("---\ntitle: Été\n---\nà la plage", "a.md")
        try folder.put("plage", "b.md")
        #expect(try folder.run("search", "PLAGE", "ete").lines == ["a.md\tÉté"])
        #expect(try folder.run("search", "plage ete").lines == ["a.md\tÉté"])
        #expect(try folder.run("search", "plage").lines.count == 2)
        let none = try folder.run("search", "zebra")
        #expect(none.status == 1 && none.output.isEmpty && none.errors.contains("zebra"))
        let json = try folder.run("search", "zebra", "--json")
        #expect(json.status == 1 && json.output == "[]\n")
        #expect(try folder.run("search", " ").status == 2)
    }

    @Test("peel export copies all notes and overwrites nothing")
    func export() throws {
        try folder.put("mine", "a.md")
        try folder.put([0xFF, 0x0A], "b.md")
        let target = folder.path("out/there")
        #expect(try folder.run("export", target).output == "2 copied, 0 there already\n")
        #expect(try folder.run("export", target).output == "0 copied, 2 there already\n")
        try folder.put("changed", "a.md")
        #expect(try folder.run("export", "out/there").output == "1 copied, 1 there already\n")
        #expect(try folder.run("export", "out/there").output == "0 copied, 2 there already\n")
        let names = try FileManager.default.contentsOfDirectory(atPath: target).sorted()
        #expect(names == ["a (2).md", "a.md", "b.md"])
        #expect(FileManager.default.contents(atPath: target + "/a.md") == Data("mine".utf8))
        #expect(FileManager.default.contents(atPath: target + "/b.md") == Data([0xFF, 0x0A]))
        let file = try folder.run("export", folder.notes.appendingPathComponent("a.md").path)
        #expect(file.status == 2 && file.errors.contains("a.md"))
    }

    @Test("peel where prints the folder: of --folder, of PEEL_FOLDER, the user's own")
    func location() throws {
        #expect(try folder.run("where").output == folder.notes.path + "\n")
        #expect(try folder.run("where", "--folder", "/a/../b").output == "/b\n")
        #expect(try folder.run("where", "--folder", "here").output == folder.path("here") + "\n")
        folder.environment = ["PEEL_FOLDER": ""]
        #expect(try folder.run("where").output == folder.home.path + "/.local/share/peel/notes\n")
        folder.environment = ["PEEL_FOLDER": "", "XDG_DATA_HOME": "/data"]
        #expect(try folder.run("where").output == "/data/peel/notes\n")
    }

    @Test("The user's own folder counts as empty before the first note, and peel new makes it")
    func firstNote() throws {
        folder.environment = ["PEEL_FOLDER": ""]
        let listed = try folder.run("list")
        #expect(listed.status == 0 && listed.output.isEmpty && listed.errors.isEmpty)
        #expect(try folder.run("trash").status == 0)
        #expect(try folder.run("show", "a").status == 1)
        #expect(try folder.run("new", "a").status == 0)
        #expect(try folder.run("list").lines == ["a.md\ta"])
    }

    @Test("peel --version and the help need nothing at all")
    func nothing() throws {
        let version = try folder.shell(#"env -i "$PEEL" --version"#)
        #expect(version.status == 0 && version.output == "peel 0.1.0\n" && version.errors.isEmpty)
        let help = try folder.shell(#"env -i "$PEEL" --help"#)
        #expect(help.status == 0 && help.output.hasPrefix("Usage: peel") && help.errors.isEmpty)
        #expect(try folder.run("list", "--help").output.hasPrefix("Usage: peel list"))
        #expect(try folder.run("render", "--help").output.hasPrefix("Usage: peel render"))
    }
}
