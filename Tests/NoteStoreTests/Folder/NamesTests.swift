import Testing

@testable import NoteStore

/// Names of files, and what users call notes by.
@MainActor
struct NamesTests {
    @Test(arguments: [
        ("Shopping list", "", "Shopping list.md"), ("", "First words of a note\nmore", "First words of a note.md"),
        ("", "\n\n  Second line", "Second line.md"), ("a/b\\c:d*e?f\"g<h>i|j", "", "a b c d e f g h i j.md"),
        ("../../etc/passwd", "", "etc passwd.md"), (".hidden", "", "hidden.md"), ("ends.", "", "ends.md"),
        ("- item", "", "item.md"), ("# Heading", "", "Heading.md"), ("tab\there\u{1}", "", "tab here.md"),
        ("日本語のメモ", "", "日本語のメモ.md"), ("Crème 👩‍👩‍👧 & co", "", "Crème 👩‍👩‍👧 & co.md"), ("", "", "Note.md"),
        ("///", "***", "Note.md"),
        ("~tilde", "", "tilde.md"), ("\u{202E}evil", "", "evil.md"),
    ])
    func aNameComesFromTheTitleOrTheFirstWords(_ title: String, _ text: String, _ expected: String) {
        #expect(NoteNames.name(title: title, text: text, fallback: "Note") == name(expected))
    }

    @Test func aLongNameIsCutBetweenWords() {
        let made = NoteNames.name(title: String(repeating: "word ", count: 50), text: "", fallback: "Note")
        #expect(made.bytes.count <= 63 && made.description.hasSuffix("word.md"))
        let wide = NoteNames.name(title: String(repeating: "語", count: 300), text: "", fallback: "Note")
        #expect(wide.bytes.count <= 183 && !wide.description.contains("\u{FFFD}"))
    }

    @Test func aNumberIsAddedWithinTheLengthThatNamesMayHave() throws {
        let long = try #require(NoteName(bytes: Array(String(repeating: "é", count: 126).utf8) + Array(".md".utf8)))
        let numbered = long.adding(" (conflict 2026-11-30 14.05)")
        #expect(numbered.bytes.count <= 255)
        #expect(numbered.description.hasSuffix("é (conflict 2026-11-30 14.05).md"))
    }

    @Test func aKeyStandsForOneNameOnly() throws {
        for bytes in [[0x61], [0xFF, 0x2E], Array("two\nlines [x]=%.md".utf8), Array("日本 語.md".utf8)] as [[UInt8]] {
            let name = try #require(NoteName(bytes: bytes))
            #expect(name.key.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F })
            #expect(NoteName(key: name.key) == name)
        }
        #expect(NoteName(key: "%G1") == nil && NoteName(key: "a%2Fb") == nil && NoteName(key: "") == nil)
    }

    @Test func whatCanNameNoFileIsNoName() {
        for string in ["", ".", "..", "a/b", "a\0b", String(repeating: "x", count: 256)] {
            #expect(NoteName(string) == nil)
        }
    }

    @Test func aNoteIsMeantByNameTitleOrTheirBeginning() throws {
        let bench = try StoreBench([
            "list.md": "---\ntitle: Einkaufsliste\n---\n", "list two.md": "", "Ärger.txt": "", "other.md": "",
        ])
        func found(_ words: String) -> [String] {
            bench.folder.candidates(for: words).map(\.name.description).sorted()
        }
        #expect(found("list.md") == ["list.md"])
        #expect(found("list") == ["list.md"])
        #expect(found("LIST") == ["list.md"])
        #expect(found("lis") == ["list two.md", "list.md"])
        #expect(found("einkaufs") == ["list.md"])
        #expect(found("arg") == ["Ärger.txt"])
        #expect(found("nothing").isEmpty && found("").isEmpty)
    }

    @Test func aNoteBegunBlankIsNamedAfterItsWordsWhenItIsPutAway() throws {
        let bench = try StoreBench(["Milk and bread.md": "another"])
        let note = try bench.folder.create()
        bench.listen(to: note)
        #expect(note.name.description.hasPrefix("Note 2026-1"))
        note.text = "Milk and bread\nEggs"
        bench.scheduler.advance(2)
        #expect(note.name.description.hasPrefix("Note 2026-1"))
        let blank = note.name
        #expect(note.close())
        #expect(bench.home.names == ["Milk and bread (2).md", "Milk and bread.md"])
        #expect(bench.events.last == .renamed(note.id, from: blank, to: name("Milk and bread (2).md")))
        #expect(try bench.home.read("Milk and bread (2).md").hasSuffix("---\nMilk and bread\nEggs"))
    }

    @Test func twoNotesBegunBlankInOneMinuteAreNamedAtTheEnd() throws {
        let bench = try StoreBench()
        let notes = try [bench.folder.create(), bench.folder.create(), bench.folder.create()]
        notes[0].text = "One"
        notes[1].title = "Two"
        bench.folder.flushAll()
        bench.folder.settleNames()
        #expect(bench.home.names.filter { !$0.hasPrefix("Note 2026-1") } == ["One.md", "Two.md"])
        #expect(bench.home.names.count == 3)
    }

    @Test func aNameThatSomebodyHasGivenStays() throws {
        let bench = try StoreBench(["Note 2026-11-30 14.05.md": "mine", "b.md": "---\ncreated: x\n---\nB"])
        for file in ["Note 2026-11-30 14.05.md", "b.md"] { #expect(try bench.open(file).close()) }
        let titled = try bench.folder.create(title: "Plan")
        titled.text = "other words"
        #expect(titled.close())
        let renamed = try bench.folder.create()
        renamed.text = "words"
        try bench.folder.rename(renamed.id, to: name("chosen.md"))
        #expect(renamed.close())
        #expect(bench.home.names == ["Note 2026-11-30 14.05.md", "Plan.md", "b.md", "chosen.md"])
    }

    @Test func renamingKeepsTheIdentityAndNeverOverwrites() throws {
        let bench = try StoreBench(["a.md": "A", "b.md": "B"])
        let note = try bench.open("a.md")
        note.text = "mine"
        #expect(throws: StoreError.nameTaken(subject: "b.md")) { try bench.folder.rename(note.id, to: name("b.md")) }
        #expect(throws: StoreError.notANoteName(subject: ".b")) { try bench.folder.rename(note.id, to: name(".b")) }
        try bench.folder.rename(note.id, to: name("c.md"))
        #expect(note.name == name("c.md") && bench.folder.id(of: name("c.md")) == note.id)
        #expect(try bench.home.read("c.md") == "mine")
        #expect(try bench.home.read("b.md") == "B")
        bench.forgetEvents()
        try bench.folder.refresh()
        #expect(bench.events.isEmpty && bench.noteEvents.isEmpty)
    }
}
