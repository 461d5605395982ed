import Foundation
import Testing

@testable import NoteStore

/// Section 5: earlier versions.
@MainActor
struct HistoryTests {
    @Test func whatANoteHeldBeforeTheFirstChangeIsKept() throws {
        let bench = try StoreBench(["a.md": "old"])
        let note = try bench.open("a.md")
        note.text = "new"
        bench.scheduler.advance(1)
        note.text = "newer"
        bench.scheduler.advance(2)
        let versions = bench.folder.versions(of: note.id)
        #expect(versions.map(\.name) == [name("2026-11-30T14.05.00Z.md")])
        #expect(try bench.folder.content(of: #require(versions.first)).text == "old")
        #expect(try bench.home.read(".history/a.md/2026-11-30T14.05.00Z.md") == "old")
    }

    @Test func everySittingKeepsAVersion() throws {
        let bench = try StoreBench(["a.md": "0"])
        let note = try bench.open("a.md")
        for round in 1...3 {
            note.text = "\(round)"
            bench.scheduler.advance(1)
            note.text = "\(round)!"
            bench.scheduler.advance(NoteLimits.secondsOfRest)
        }
        let texts = try bench.folder.versions(of: note.id).map { try bench.folder.content(of: $0).text }
        #expect(texts == ["2!", "1!", "0"])
    }

    @Test func aLongSittingKeepsAVersionAnHour() throws {
        let bench = try StoreBench(["a.md": "0"])
        let note = try bench.open("a.md")
        for minute in 1...130 {
            note.text = "\(minute)"
            bench.scheduler.advance(60)
        }
        #expect(bench.folder.versions(of: note.id).count == 3)
    }

    @Test func twentyVersionsAreKeptAtMostTheOldestAmongThem() throws {
        let bench = try StoreBench(["a.md": "0"])
        let note = try bench.open("a.md")
        for round in 1...60 {
            note.text = "\(round)"
            note.flush()
            bench.scheduler.advance(86_400)
        }
        let texts = try bench.folder.versions(of: note.id).map { try bench.folder.content(of: $0).text }
        #expect(texts.count == 20)
        #expect(texts.prefix(3) == ["59", "58", "57"] && texts.last == "0")
        // Fine-grained for what is new, coarse for what is old.
        let days = texts.compactMap(Int.init)
        #expect(days[3] - days[6] < days[15] - days[18])
    }

    @Test func restoringAVersionCanBeUndone() throws {
        let bench = try StoreBench(["a.md": "---\ntitle: Old\n---\nold"])
        let note = try bench.open("a.md")
        note.edit {
            $0.text = "new"
            $0.title = "New"
        }
        note.flush()
        let old = try #require(bench.folder.versions(of: note.id).first)
        bench.scheduler.advance(5)
        try bench.folder.restore(old, of: note.id)
        #expect(note.text == "old" && note.title == "Old")
        #expect(try bench.home.read("a.md") == "---\ntitle: Old\n---\nold")
        #expect(bench.noteEvents.contains(.changedOutside))
        let new = try #require(bench.folder.versions(of: note.id).first)
        try bench.folder.restore(new, of: note.id)
        #expect(note.text == "new" && note.title == "New")
    }

    @Test func restoringWorksOnAClosedNote() throws {
        let bench = try StoreBench(["a.md": "old"])
        let note = try bench.open("a.md")
        note.text = "new"
        note.close()
        let old = try #require(bench.folder.versions(of: note.id).first)
        try bench.folder.restore(old, of: note.id)
        #expect(try bench.home.read("a.md") == "old")
        #expect(bench.folder.openNotes.isEmpty)
        #expect(bench.folder.versions(of: note.id).count == 2)
    }

    @Test func nothingIsRestoredWhereThePresentCannotBeKept() throws {
        let faults = DiskFaults()
        let bench = try StoreBench(["a.md": "old"], faults: faults)
        let note = try bench.open("a.md")
        note.text = "new"
        note.flush()
        let old = try #require(bench.folder.versions(of: note.id).first)
        faults.fail(.write, ENOSPC)
        #expect(throws: StoreError.diskFull(subject: "a.md")) { try bench.folder.restore(old, of: note.id) }
        #expect(note.text == "new")
        #expect(try bench.home.read("a.md") == "new")
    }

    @Test func versionsFollowARenamedNote() throws {
        let bench = try StoreBench(["a.md": "old"])
        let note = try bench.open("a.md")
        note.text = "new"
        note.flush()
        try bench.folder.rename(note.id, to: name("b.md"))
        #expect(bench.folder.versions(of: note.id).count == 1)
        try FileManager.default.moveItem(atPath: bench.home.path + "/b.md", toPath: bench.home.path + "/c.md")
        try bench.folder.refresh()
        #expect(note.name == name("c.md"))
        #expect(bench.folder.versions(of: note.id).count == 1)
    }

    @Test func aVersionThatCannotBeKeptNeverKeepsTheTextFromBeingSaved() throws {
        let bench = try StoreBench(["a.md": "old", ".history": "a file in the way"])
        let note = try bench.open("a.md")
        note.text = "new"
        #expect(note.flush())
        #expect(try bench.home.read("a.md") == "new")
        // It is kept as soon as that works.
        try FileManager.default.removeItem(atPath: bench.home.path + "/.history")
        note.text = "newer"
        #expect(note.flush())
        let version = try #require(bench.folder.versions(of: note.id).first)
        #expect(try bench.folder.content(of: version).text == "old")
    }

    @Test func anEmptyNoteHasNothingToKeep() throws {
        let bench = try StoreBench(["a.md": ""])
        let note = try bench.open("a.md")
        note.text = "new"
        note.flush()
        #expect(bench.folder.versions(of: note.id).isEmpty)
        #expect(!bench.home.exists(".history"))
    }

    @Test func thinningKeepsTheNewestAndTheOldest() {
        let moments = (0..<100).map { 1e9 - Double($0) * 3600 }
        let gone = VersionThinning.excess(moments, limit: 20)
        #expect(gone.count == 80 && Set(gone).count == 80)
        #expect(Set(gone).isDisjoint(with: [0, 1, 2, 99]))
        #expect(VersionThinning.excess([3, 2, 1], limit: 20).isEmpty)
        // Of one moment, or with a clock that was set back, it ends all the same.
        #expect(VersionThinning.excess(Array(repeating: 5, count: 30), limit: 20).count == 10)
    }
}
