import Foundation
import Testing

@testable import NoteStore

/// Section 3: what other programs do to the files.
@MainActor
struct OutsideTests {
    @Test func anUneditedNoteShowsTheNewContent() throws {
        let bench = try StoreBench(["a.md": "old"])
        let note = try bench.open("a.md")
        try bench.home.write("a.md", "---\ntitle: T\n---\nnew")
        try bench.folder.refresh()
        #expect(note.text == "new" && note.title == "T" && !note.hasUnsavedChanges)
        #expect(bench.noteEvents == [.changedOutside])
        #expect(bench.events == [.changed(note.id)])
    }

    @Test func ofAnEditedNoteBothVersionsAreKept() throws {
        let bench = try StoreBench(["a.md": "old"])
        let note = try bench.open("a.md")
        note.text = "mine"
        try bench.home.write("a.md", "theirs")
        try bench.folder.refresh()
        let kept = try #require(bench.home.names.first { $0.contains("conflict") })
        #expect(kept.hasPrefix("a (conflict 2026-1") && kept.hasSuffix(").md"))
        #expect(bench.noteEvents == [.conflictKept(name(kept)), .saved])
        #expect(try bench.home.read("a.md") == "mine")
        #expect(try bench.home.read(kept) == "theirs")
        #expect(note.text == "mine")
        // The other version is a note.
        bench.scheduler.advance(1)
        #expect(bench.folder.id(of: name(kept)) != nil)
    }

    @Test func aChangeThatIsOnlyFoundWhenSavingIsKeptToo() throws {
        let bench = try StoreBench(["a.md": "old"])
        let note = try bench.open("a.md")
        note.text = "mine"
        // Same size and time: only the content tells.
        let path = bench.home.path + "/a.md"
        let date = try #require(FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
        try bench.home.write("a.md", "OLD")
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
        #expect(note.flush())
        let kept = try #require(bench.home.names.first { $0.contains("conflict") })
        #expect(try bench.home.read("a.md") == "mine")
        #expect(try bench.home.read(kept) == "OLD")
    }

    @Test func aChangeAtTheVeryLastMomentIsKeptToo() throws {
        let faults = DiskFaults()
        let bench = try StoreBench(["a.md": "old"], faults: faults)
        let note = try bench.open("a.md")
        note.text = "mine"
        let home = bench.home
        // After the check under the lock: a program that knows of no locks.
        faults.once(.rename) { try? home.write("a.md", "theirs, late") }
        #expect(note.flush())
        let kept = try #require(bench.home.names.first { $0.contains("conflict") })
        #expect(try bench.home.read("a.md") == "mine")
        #expect(try bench.home.read(kept) == "theirs, late")
        #expect(bench.noteEvents.contains(.conflictKept(name(kept))))
    }

    @Test func aConflictNeverOverwrites() throws {
        let bench = try StoreBench(["a.md": "0"])
        let note = try bench.open("a.md")
        for round in 1...3 {
            note.text = "mine \(round)"
            try bench.home.write("a.md", "theirs \(round)")
            #expect(note.flush())
        }
        let kept = bench.home.names.filter { $0.contains("conflict") }
        #expect(kept.count == 3)
        #expect(try Set(kept.map { try bench.home.read($0) }) == ["theirs 1", "theirs 2", "theirs 3"])
    }

    @Test func aSaveThatFailsAfterAConflictLeavesNoHeapOfCopies() throws {
        let faults = DiskFaults()
        let bench = try StoreBench(["a.md": "old"], faults: faults)
        let note = try bench.open("a.md")
        note.text = "mine"
        try bench.home.write("a.md", "theirs")
        faults.fail(.rename, EIO)
        for _ in 0..<3 { #expect(!note.flush()) }
        #expect(bench.home.names == ["a.md"])
        #expect(try bench.home.read("a.md") == "theirs")
        faults.mend()
        #expect(note.flush())
        #expect(bench.home.names.count == 2)
    }

    @Test func theSameChangeOnBothSidesIsNoConflict() throws {
        let bench = try StoreBench(["a.md": "old"])
        let note = try bench.open("a.md")
        note.text = "same"
        try bench.home.write("a.md", "same")
        #expect(note.flush())
        #expect(bench.home.names == ["a.md"])
    }

    @Test func aFileThatAppearsIsANote() throws {
        let bench = try StoreBench(["a.md": "A"])
        try bench.home.write("b.txt", "B")
        try bench.folder.refresh()
        let id = try #require(bench.folder.id(of: name("b.txt")))
        #expect(bench.events == [.appeared(id)])
        #expect(bench.folder.summary(id)?.firstLine == "B")
    }

    @Test func aRenamedNoteKeepsItsIdentity() throws {
        let bench = try StoreBench(["a.md": "A"])
        let note = try bench.open("a.md")
        try FileManager.default.moveItem(atPath: bench.home.path + "/a.md", toPath: bench.home.path + "/b.md")
        try bench.folder.refresh()
        #expect(bench.events == [.renamed(note.id, from: name("a.md"), to: name("b.md"))])
        #expect(bench.noteEvents == [.renamed])
        #expect(note.name == name("b.md"))
        note.text = "new"
        #expect(note.flush())
        #expect(bench.home.names == ["b.md"])
    }

    @Test func aNoteRenamedByWritingItAnewKeepsItsIdentity() throws {
        let bench = try StoreBench(["a.md": "Some content"])
        let note = try bench.open("a.md")
        try bench.home.write("b.md", "Some content")
        try FileManager.default.removeItem(atPath: bench.home.path + "/a.md")
        try bench.folder.refresh()
        #expect(note.name == name("b.md"))
    }

    @Test func aRenamedNoteThatIsEditedIsSavedUnderTheNewName() throws {
        let bench = try StoreBench(["a.md": "A"])
        let note = try bench.open("a.md")
        note.text = "mine"
        try FileManager.default.moveItem(atPath: bench.home.path + "/a.md", toPath: bench.home.path + "/b.md")
        try bench.folder.refresh()
        bench.scheduler.advance(1)
        #expect(bench.home.names == ["b.md"])
        #expect(try bench.home.read("b.md") == "mine")
    }

    @Test func anotherNoteThatGetsTheNumberOfAGoneFileIsAnother() throws {
        let bench = try StoreBench(["a.md": "A"])
        let note = try bench.open("a.md")
        try FileManager.default.removeItem(atPath: bench.home.path + "/a.md")
        try bench.home.write("b.md", "Something else")
        try bench.folder.refresh()
        #expect(note.isVanished && note.name == name("a.md"))
    }

    @Test func aVanishedNoteIsSaidToHaveVanishedAndCanBePutBack() throws {
        let bench = try StoreBench(["a.md": "A"])
        let note = try bench.open("a.md")
        try FileManager.default.removeItem(atPath: bench.home.path + "/a.md")
        try bench.folder.refresh()
        #expect(bench.events == [.vanished(note.id, name("a.md"))])
        #expect(bench.noteEvents == [.vanished])
        #expect(note.text == "A" && bench.folder.notes.isEmpty)
        bench.scheduler.advance(10)
        #expect(bench.home.names.isEmpty)
        try note.putBack()
        #expect(try bench.home.read("a.md") == "A")
        #expect(bench.noteEvents == [.vanished, .returned, .saved])
        #expect(bench.folder.id(of: name("a.md")) == note.id)
    }

    @Test func typingInAVanishedNotePutsItBack() throws {
        let bench = try StoreBench(["a.md": "A"])
        let note = try bench.open("a.md")
        try FileManager.default.removeItem(atPath: bench.home.path + "/a.md")
        try bench.folder.refresh()
        note.text = "B"
        bench.scheduler.advance(1)
        #expect(try bench.home.read("a.md") == "B")
        #expect(!note.isVanished)
    }

    @Test func whatWasUnsavedWhenTheFileVanishedIsSaved() throws {
        let bench = try StoreBench(["a.md": "A"])
        let note = try bench.open("a.md")
        note.text = "B"
        try FileManager.default.removeItem(atPath: bench.home.path + "/a.md")
        try bench.folder.refresh()
        bench.scheduler.advance(1)
        #expect(try bench.home.read("a.md") == "B")
    }

    @Test func aNewNoteOfAVanishedOnesNameLeavesItsTextAlone() throws {
        let bench = try StoreBench(["T.md": "precious"])
        let note = try bench.open("T.md")
        try FileManager.default.removeItem(atPath: bench.home.path + "/T.md")
        try bench.folder.refresh()
        let new = try bench.folder.create(text: "other", title: "T")
        #expect(new.id != note.id && new.name == name("T.md") && note.name == name("T (2).md"))
        try note.putBack()
        #expect(try bench.home.read("T (2).md") == "precious")
        try bench.folder.refresh()
        #expect(note.text == "precious" && new.text == "other" && bench.folder.notes.count == 2)
    }

    @Test func aVanishedNoteThatReturnsGoesOn() throws {
        let bench = try StoreBench(["a.md": "A"])
        let note = try bench.open("a.md")
        try FileManager.default.removeItem(atPath: bench.home.path + "/a.md")
        try bench.folder.refresh()
        try bench.home.write("a.md", "again")
        try bench.folder.refresh()
        #expect(!note.isVanished && note.text == "again")
        #expect(bench.noteEvents == [.vanished, .returned, .changedOutside])
    }

    @Test func aGapWhileAnotherProgramSavesIsNotVanishing() throws {
        let bench = try StoreBench(["a.md": "A"])
        let note = try bench.open("a.md")
        try FileManager.default.removeItem(atPath: bench.home.path + "/a.md")
        bench.folder.refreshSoon()
        bench.scheduler.advance(0.1)
        #expect(!note.isVanished)
        try bench.home.write("a.md", "B")
        bench.scheduler.advance(1)
        #expect(note.text == "B" && bench.noteEvents == [.changedOutside])
        try FileManager.default.removeItem(atPath: bench.home.path + "/a.md")
        bench.folder.refreshSoon()
        bench.scheduler.advance(1)
        #expect(note.isVanished)
    }

    @Test func whatIsSavedByUsIsNoOutsideEdit() throws {
        let bench = try StoreBench(["a.md": "A"])
        let note = try bench.open("a.md")
        note.text = "B"
        note.flush()
        bench.forgetEvents()
        try bench.folder.refresh()
        #expect(bench.events.isEmpty && bench.noteEvents.isEmpty)
    }

    @Test func aLookThatBeganBeforeOurOwnChangeIsOutOfDate() throws {
        let bench = try StoreBench(["a.md": "A"])
        bench.scheduler.holdsJobs = true
        bench.folder.refreshSoon()
        bench.scheduler.advance(0)
        bench.scheduler.finishBackground()
        let id = try #require(bench.folder.id(of: name("a.md")))
        try bench.folder.delete(id)
        let note = try bench.folder.create(text: "new")
        bench.scheduler.runJobs()
        bench.scheduler.holdsJobs = false
        bench.scheduler.advance(2)
        #expect(bench.events == [.trashed(id, name("a.md")), .appeared(note.id)])
        #expect(bench.folder.notes.map(\.id) == [note.id])
    }

    @Test(arguments: [
        "a.md.tmp", "a.tmp", "a.md~", ".~lock.a.md#", ".a.md.swp", ".syncthing.a.md.tmp", "~syncthing~a.md",
        "~syncthing~a.md.tmp", "~$a.md", ".#a.md", "#a.md#", "a.md.part", ".a.md.AbCdEf", ".goutputstream-ABC.md",
        "a.sync-conflict-.md", "a.sync-conflict-20261130.md", "a.sync-conflict-20261130-1405.md",
        ".syncthing.a.sync-conflict-20261130-140500-ABC1234.md.tmp",
    ])
    func aFileInFlightIsNoNote(_ file: String) throws {
        let bench = try StoreBench([file: "x", "real.md": "y"])
        #expect(bench.folder.notes.map(\.name) == [name("real.md")])
    }

    @Test(arguments: [
        "a.sync-conflict-20261130-140500-ABC1234.md", "a.sync-conflict-20261130-140500.txt",
        "a (conflicted copy 2026-11-30 140500).md", "a (Ann's conflicted copy 2026-11-30).md",
        "a (conflict 2026-11-30 14.05).md", "a (conflict 2026-11-30 14.05, 2).md", "~a.md",
    ])
    func aRealConflictCopyIsANote(_ file: String) throws {
        let bench = try StoreBench([file: "x"])
        #expect(bench.folder.notes.map(\.name) == [name(file)])
    }

    @Test func whatAnOutsideProgramReplacesIsKeptAsAVersion() throws {
        let bench = try StoreBench(["a.md": "precious"])
        let note = try bench.open("a.md")
        try bench.home.write("a.md", "")
        try bench.folder.refresh()
        #expect(note.text.isEmpty)
        let version = try #require(bench.folder.versions(of: note.id).first)
        #expect(try bench.folder.content(of: version).text == "precious")
    }
}
