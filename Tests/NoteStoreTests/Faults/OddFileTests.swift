import Foundation
import Testing

@testable import NoteStore

/// Section 6: files that are no ordinary notes.
///
/// One bad file never hides another.
@MainActor
struct OddFileTests {
    @Test func aFolderWithANotesNameIsNamedAndLeftAlone() throws {
        let bench = try StoreBench(["b.md": "B"])
        try FileManager.default.createDirectory(atPath: bench.home.path + "/a.md", withIntermediateDirectories: false)
        try bench.folder.refresh()
        #expect(bench.folder.notes.map(\.name) == [name("b.md")])
        #expect(bench.folder.unusable == [UnusableFile(name: name("a.md"), problem: .notAFile(subject: "a.md"))])
        let note = try bench.folder.create(text: "x", title: "a")
        #expect(note.name == name("a (2).md"))
    }

    @Test func aNoteWhoseNameAFolderTakesKeepsItsText() throws {
        let bench = try StoreBench(["a.md": "old"])
        let note = try bench.open("a.md")
        try FileManager.default.removeItem(atPath: bench.home.path + "/a.md")
        try FileManager.default.createDirectory(atPath: bench.home.path + "/a.md", withIntermediateDirectories: false)
        note.text = "new"
        #expect(!note.flush())
        #expect(note.failure == .notAFile(subject: "a.md"))
        try FileManager.default.removeItem(atPath: bench.home.path + "/a.md")
        bench.scheduler.advance(2)
        #expect(try bench.home.read("a.md") == "new")
    }

    @Test(.timeLimit(.minutes(1))) func aPipeNeverBlocks() throws {
        let bench = try StoreBench(["b.md": "B"])
        #expect(mkfifo(bench.home.path + "/a.md", 0o600) == 0)
        try bench.folder.refresh()
        #expect(bench.folder.notes.map(\.name) == [name("b.md")])
        #expect(bench.folder.unusable.map(\.name) == [name("a.md")])
        let disk = NoteDisk(path: bench.home.path)
        #expect(throws: StoreError.notAFile(subject: "a.md")) { try disk.read(name("a.md")) }
        #expect(throws: StoreError.notAFile(subject: "a.md")) {
            try disk.save(name("a.md"), base: [], bytes: [1], date: "")
        }
    }

    @Test(.timeLimit(.minutes(1))) func aDeviceIsNeverOpened() throws {
        let bench = try StoreBench(["b.md": "B"])
        // Reading from it would never end.
        try FileManager.default.createSymbolicLink(
            atPath: bench.home.path + "/a.md", withDestinationPath: "/dev/zero")
        try bench.folder.refresh()
        #expect(bench.folder.notes.map(\.name) == [name("b.md")])
        #expect(bench.folder.unusable.map(\.name) == [name("a.md")])
    }

    @Test func aLinkThatLeadsNowhereIsNamed() throws {
        let bench = try StoreBench(["b.md": "B"])
        try FileManager.default.createSymbolicLink(
            atPath: bench.home.path + "/a.md", withDestinationPath: bench.home.path + "/gone")
        try FileManager.default.createSymbolicLink(atPath: bench.home.path + "/c.md", withDestinationPath: "c.md")
        try bench.folder.refresh()
        #expect(bench.folder.notes.map(\.name) == [name("b.md")])
        #expect(Set(bench.folder.unusable.map(\.name)) == [name("a.md"), name("c.md")])
    }

    @Test func aFileOfOneGibibyteIsNamedAndNotLoaded() throws {
        let bench = try StoreBench(["b.md": "B", "a.md": ""])
        #expect(truncate(bench.home.path + "/a.md", 1 << 30) == 0)
        try bench.folder.refresh()
        let id = try #require(bench.folder.id(of: name("a.md")))
        #expect(bench.folder.summary(id)?.problem == .tooLarge(subject: "a.md"))
        #expect(throws: StoreError.tooLarge(subject: "a.md")) { try bench.folder.open(id) }
        #expect(bench.folder.notes.count == 2)
    }

    @Test func anOpenNoteThatBecomesHugeOutsideIsKeptBesideUnread() throws {
        let bench = try StoreBench(["a.md": "old"])
        let note = try bench.open("a.md")
        note.text = "mine"
        #expect(truncate(bench.home.path + "/a.md", 1 << 30) == 0)
        #expect(note.flush())
        let kept = try #require(bench.home.names.first { $0.contains("conflict") })
        let size = try FileManager.default.attributesOfItem(atPath: bench.home.path + "/" + kept)[.size]
        #expect(size as? Int == 1 << 30)
        #expect(try bench.home.read("a.md") == "mine")
    }

    @Test func aFileOfTheLargestSizeOpens() throws {
        let bench = try StoreBench()
        let disk = NoteDisk(path: bench.home.path)
        try bench.home.write("a.md", [UInt8](repeating: 0x61, count: NoteLimits.fileSize))
        #expect(try disk.read(name("a.md")).bytes.count == NoteLimits.fileSize)
        try bench.home.write("a.md", [UInt8](repeating: 0x61, count: NoteLimits.fileSize + 1))
        #expect(throws: StoreError.tooLarge(subject: "a.md")) { try disk.read(name("a.md")) }
    }

    @Test func aFileOfAHundredThousandLinesIsANote() throws {
        let text = String(repeating: "A line of a long note\n", count: 100_000)
        let bench = try StoreBench(["a.md": "---\ntitle: Long\n---\n" + text])
        let note = try bench.open("a.md")
        #expect(note.title == "Long" && note.text.utf8.count == text.utf8.count)
        note.text += "x"
        #expect(note.flush())
        #expect(try bench.home.bytes("a.md").suffix(2) == [0x0A, 0x78])
    }

    @Test func tenThousandNotesAreListed() throws {
        let bench = try StoreBench()
        let text = String(repeating: "Five hundred characters. ", count: 20)
        for number in 0..<10_000 {
            try bench.home.write(name("\(number).md"), "---\ntitle: Note \(number)\n---\n\(text)")
        }
        try bench.folder.refresh()
        #expect(bench.folder.notes.count == 10_000)
        #expect(bench.folder.search("note 9999 HUNDRED").map(\.name) == [name("9999.md")])
        // Looking again reads nothing anew and finds nothing new.
        bench.forgetEvents()
        try bench.folder.refresh()
        #expect(bench.events.isEmpty)
    }

    @Test func aNameWithALineEndIsANote() throws {
        let bench = try StoreBench()
        let odd = try #require(NoteName("two\nlines.md"))
        try bench.home.write(odd, "old")
        try bench.folder.refresh()
        let note = try bench.folder.open(#require(bench.folder.id(of: odd)))
        #expect(note.name.description == "two\u{FFFD}lines.md")
        note.text = "new"
        #expect(note.flush())
        #expect(try NoteDisk(path: bench.home.path).read(odd).bytes == Array("new".utf8))
    }

    @Test func aNameThatIsNotUTF8IsANote() throws {
        let bench = try StoreBench(["b.md": "B"])
        let odd = try #require(NoteName(bytes: [0xFF, 0xFE, 0x2E, 0x6D, 0x64]))
        try bench.home.write(odd, "old")
        try bench.folder.refresh()
        let note = try bench.folder.open(#require(bench.folder.id(of: odd)))
        #expect(note.name.description == "\u{FFFD}\u{FFFD}.md")
        note.text = "new"
        #expect(note.flush())
        #expect(try NoteDisk(path: bench.home.path).read(odd).bytes == Array("new".utf8))
        note.text = "newer"
        try bench.home.write(odd, "theirs")
        #expect(note.flush())
        try bench.folder.refresh()
        #expect(bench.folder.notes.count == 3)
    }

    @Test func namesThatOnlyLookTheSameAreTwoNotes() throws {
        let bench = try StoreBench()
        try bench.home.write(name("\u{E9}.md"), "composed")
        try bench.home.write(name("e\u{301}.md"), "decomposed")
        try bench.folder.refresh()
        #expect(bench.folder.notes.count == 2)
        #expect(bench.folder.id(of: name("\u{E9}.md")) != bench.folder.id(of: name("e\u{301}.md")))
    }

    @Test func aFileThatIsNotTextIsShownAndNeverWritten() throws {
        let bench = try StoreBench(["b.md": "B"])
        let bytes: [UInt8] = Array("caf".utf8) + [0xE9, 0x0A]
        try bench.home.write("a.md", bytes)
        try bench.folder.refresh()
        let id = try #require(bench.folder.id(of: name("a.md")))
        #expect(bench.folder.summary(id)?.problem == .notText(subject: "a.md"))
        let note = try bench.open("a.md")
        #expect(note.isReadOnly && note.text == "caf\u{FFFD}\n")
        note.text = "x"
        note.title = "T"
        bench.scheduler.advance(5)
        note.close()
        #expect(try bench.home.bytes("a.md") == bytes)
        #expect(throws: StoreError.notText(subject: "a.md")) { try bench.folder.update(id) { $0.text += "x" } }
    }
}
