import Foundation
import Testing

@testable import NoteStore

/// Section 6: a full disk.
@MainActor
struct FullDiskTests {
    @Test func aFullDiskKeepsTheOldContentAndSavesWhenThereIsSpace() throws {
        let disk = try SmallDisk()
        try "old".write(toFile: disk.path + "/a.md", atomically: false, encoding: .utf8)
        let bench = try StoreBench(path: disk.path)
        try bench.folder.refresh()
        let note = try bench.open("a.md")
        let long = String(repeating: "words and more words\n", count: 20_000)
        try disk.fill()
        note.text = long
        bench.scheduler.advance(1)
        #expect(note.failure == .diskFull(subject: "a.md"))
        #expect(bench.noteEvents == [.saveFailed(.diskFull(subject: "a.md"))])
        #expect(note.text == long && note.hasUnsavedChanges)
        #expect(try String(contentsOfFile: disk.path + "/a.md", encoding: .utf8) == "old")
        // It goes on trying, says so once, and leaves nothing about.
        bench.scheduler.advance(20)
        #expect(bench.noteEvents.count == 1)
        let left = try FileManager.default.contentsOfDirectory(atPath: disk.path).filter { $0.hasPrefix(".peel") }
        #expect(left.isEmpty)
        try disk.free()
        bench.scheduler.advance(30)
        #expect(try String(contentsOfFile: disk.path + "/a.md", encoding: .utf8) == long)
        #expect(note.failure == nil)
        #expect(bench.noteEvents.suffix(2) == [.saveRecovered, .saved])
    }

    @Test func aConflictOnAFullDiskLosesNeitherVersion() throws {
        let disk = try SmallDisk()
        try "old".write(toFile: disk.path + "/a.md", atomically: false, encoding: .utf8)
        let bench = try StoreBench(path: disk.path)
        try bench.folder.refresh()
        let note = try bench.open("a.md")
        let long = String(repeating: "mine ", count: 40_000)
        note.text = long
        try "theirs".write(toFile: disk.path + "/a.md", atomically: false, encoding: .utf8)
        try disk.fill()
        #expect(!note.flush())
        #expect(try String(contentsOfFile: disk.path + "/a.md", encoding: .utf8) == "theirs")
        try disk.free()
        #expect(note.flush())
        #expect(try String(contentsOfFile: disk.path + "/a.md", encoding: .utf8) == long)
        let kept = try FileManager.default.contentsOfDirectory(atPath: disk.path).filter { $0.contains("conflict") }
        #expect(kept.count == 1)
    }

    @Test func aNewNoteOnAFullDiskIsRefusedAndNothingIsLeft() throws {
        let disk = try SmallDisk()
        let bench = try StoreBench(path: disk.path)
        try bench.folder.refresh()
        try disk.fill()
        #expect(throws: StoreError.diskFull(subject: "T.md")) {
            try bench.folder.create(text: String(repeating: "x", count: 400_000), title: "T")
        }
        try disk.free()
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path).isEmpty)
    }

    @Test func deletingWorksOnAFullDiskOrFailsWhole() throws {
        let disk = try SmallDisk()
        try "text".write(toFile: disk.path + "/a.md", atomically: false, encoding: .utf8)
        let bench = try StoreBench(path: disk.path)
        try bench.folder.refresh()
        try disk.fill()
        let id = try #require(bench.folder.id(of: name("a.md")))
        let trashed = try? bench.folder.delete(id)
        try disk.free()
        if let trashed { try bench.folder.restore(trashed) }
        #expect(try String(contentsOfFile: disk.path + "/a.md", encoding: .utf8) == "text")
    }

    @Test(arguments: DiskStep.allCases)
    func atWhicheverStepTheDiskFailsTheOldContentStays(_ step: DiskStep) throws {
        for code in [ENOSPC, EDQUOT, EIO, EROFS, EACCES] {
            let faults = DiskFaults()
            let bench = try StoreBench(["a.md": "old"], faults: faults)
            let note = try bench.open("a.md")
            note.text = "new"
            faults.fail(step, code)
            let isSaved = note.flush()
            let content = try bench.home.read("a.md")
            // Past the rename the new content is there, and not yet known to be safe; before it the old.
            #expect(content == (isSaved || step == .syncFolder ? "new" : "old"))
            #expect(isSaved == (note.failure == nil))
            #expect(isSaved == (step == .link))
            faults.mend()
            bench.scheduler.advance(2)
            #expect(try bench.home.read("a.md") == "new")
            #expect(note.failure == nil && !note.hasUnsavedChanges)
            #expect(bench.home.names == ["a.md"])
        }
    }

    @Test func retriesComeLessAndLessOften() throws {
        let faults = DiskFaults()
        let bench = try StoreBench(["a.md": "old"], faults: faults)
        let note = try bench.open("a.md")
        faults.fail(.write, ENOSPC)
        note.text = "new"
        bench.scheduler.advance(600)
        let tries = faults.count(.createTemporary)
        #expect(tries > 15 && tries < 60)
        // Typing does not hasten them, and what is tried is the newest.
        note.text = "newer"
        faults.mend()
        bench.scheduler.advance(30)
        #expect(try bench.home.read("a.md") == "newer")
    }

    @Test func lookingAgainRetriesAtOnce() throws {
        let faults = DiskFaults()
        let bench = try StoreBench(["a.md": "old"], faults: faults)
        let note = try bench.open("a.md")
        faults.fail(.write, ENOSPC)
        note.text = "new"
        bench.scheduler.advance(100)
        faults.mend()
        bench.folder.refreshSoon()
        #expect(try bench.home.read("a.md") == "new")
    }

    @Test func takingTheChangeBackEndsTheFailure() throws {
        let faults = DiskFaults()
        let bench = try StoreBench(["a.md": "old"], faults: faults)
        let note = try bench.open("a.md")
        faults.fail(.write, ENOSPC)
        note.text = "new"
        bench.scheduler.advance(1)
        note.text = "old"
        bench.scheduler.advance(40)
        #expect(note.failure == nil && bench.noteEvents.last == .saveRecovered)
    }
}
