import Foundation
import Testing

@testable import NoteStore

/// Section 2: when and how notes are saved.
@MainActor
struct SavingTests {
    private func mode(_ path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return try #require(attributes[.posixPermissions] as? Int)
    }

    @Test func aNewNoteIsOnTheDiskAtOnce() throws {
        let bench = try StoreBench()
        let note = try bench.folder.create(text: "Milk\nBread", title: "Shopping", color: "rose")
        #expect(note.name == name("Shopping.md"))
        #expect(
            try bench.home.read("Shopping.md")
                == "---\ntitle: Shopping\ncolor: rose\ncreated: 2026-11-30T14:05:00Z\n---\nMilk\nBread")
    }

    @Test func aNewFileIsForTheUserAlone() throws {
        let bench = try StoreBench()
        try bench.folder.create(text: "x", title: "T")
        #expect(try mode(bench.home.path + "/T.md") == 0o600)
    }

    @Test func aChangeIsWrittenWithinASecond() throws {
        let bench = try StoreBench(["a.md": "old"])
        let note = try bench.open("a.md")
        note.text = "new"
        #expect(try bench.home.read("a.md") == "old")
        bench.scheduler.advance(1)
        #expect(try bench.home.read("a.md") == "new")
        #expect(!note.hasUnsavedChanges)
    }

    @Test func typingIsWrittenOnceASecondAtMostAndNeverLater() throws {
        let bench = try StoreBench(["a.md": ""])
        let note = try bench.open("a.md")
        var saves: [Double] = []
        note.onEvent = { [scheduler = bench.scheduler] event in
            if event == .saved { saves.append(scheduler.uptime) }
        }
        var typed = ""
        for step in 1...400 {
            typed += "x"
            note.text = typed
            bench.scheduler.advance(0.025)
            // What was typed a second ago is on the disk.
            #expect(try bench.home.bytes("a.md").count >= step - 41)
        }
        bench.scheduler.advance(2)
        #expect(try bench.home.read("a.md") == typed)
        #expect(saves.count >= 9 && saves.count <= 11)
        #expect(zip(saves, saves.dropFirst()).allSatisfy { $1 - $0 >= 0.999 })
    }

    @Test func flushingWritesAtOnce() throws {
        let bench = try StoreBench(["a.md": "old"])
        let note = try bench.open("a.md")
        note.text = "new"
        #expect(note.flush())
        #expect(try bench.home.read("a.md") == "new")
        #expect(bench.scheduler.pending == 0)
    }

    @Test func flushingTakesInASaveThatIsUnderWay() throws {
        let bench = try StoreBench(["a.md": "old"])
        let note = try bench.open("a.md")
        bench.scheduler.holdsJobs = true
        note.text = "newer"
        bench.scheduler.advance(1)
        note.text = "newest"
        #expect(note.flush())
        #expect(try bench.home.read("a.md") == "newest")
        bench.scheduler.runJobs()
        #expect(try bench.home.read("a.md") == "newest")
        #expect(bench.noteEvents.filter { $0 == .saved }.count == 1)
    }

    @Test func flushingAllSavesEveryNote() throws {
        let bench = try StoreBench(["a.md": "", "b.md": ""])
        try bench.open("a.md").text = "A"
        try bench.open("b.md").text = "B"
        #expect(bench.folder.flushAll().isEmpty)
        #expect(try bench.home.read("a.md") == "A")
        #expect(try bench.home.read("b.md") == "B")
    }

    @Test func closingSaves() throws {
        let bench = try StoreBench(["a.md": "old"])
        let note = try bench.open("a.md")
        note.text = "new"
        #expect(note.close())
        #expect(try bench.home.read("a.md") == "new")
        #expect(bench.folder.openNotes.isEmpty)
    }

    @Test func nothingIsWrittenWhereNothingChanged() throws {
        let faults = DiskFaults()
        let bench = try StoreBench(["a.md": "---\ntitle: 'A'\n---\nold"], faults: faults)
        let note = try bench.open("a.md")
        note.text = "old"
        note.title = "A"
        note.text = "new"
        note.text = "old"
        bench.scheduler.advance(5)
        note.flush()
        note.close()
        #expect(faults.count(.createTemporary) == 0)
        #expect(try bench.home.read("a.md") == "---\ntitle: 'A'\n---\nold")
    }

    @Test func aLinkToAFileIsFollowedAndStays() throws {
        let elsewhere = try TemporaryFolder()
        try elsewhere.write("real.md", "old")
        let bench = try StoreBench()
        let link = bench.home.path + "/a.md"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: elsewhere.path + "/real.md")
        try bench.folder.refresh()
        let note = try bench.open("a.md")
        note.text = "new"
        #expect(note.flush())
        #expect(try elsewhere.read("real.md") == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == elsewhere.path + "/real.md")
    }

    @Test func aRelativeLinkIsFollowedAndStays() throws {
        let bench = try StoreBench()
        try FileManager.default.createDirectory(atPath: bench.home.path + "/sub", withIntermediateDirectories: true)
        try bench.home.write("sub/real.md", "old")
        let link = bench.home.path + "/a.md"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "sub/real.md")
        try bench.folder.refresh()
        let note = try bench.open("a.md")
        note.text = "new"
        #expect(note.flush())
        #expect(try bench.home.read("sub/real.md") == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "sub/real.md")
    }

    @Test func aLinkAsTheFolderIsFollowedAndStays() throws {
        let home = try TemporaryFolder()
        let real = try TemporaryFolder()
        try real.write("a.md", "old")
        let link = home.path + "/notes"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: real.path)
        let bench = try StoreBench(path: link)
        try bench.folder.makeIfMissing()
        try bench.folder.refresh()
        let note = try bench.open("a.md")
        note.text = "new"
        #expect(note.flush())
        #expect(try real.read("a.md") == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == real.path)
    }

    @Test(arguments: [0o640, 0o604, 0o666, 0o755])
    func theModeIsKept(_ mode: Int) throws {
        let bench = try StoreBench(["a.md": "old"])
        let path = bench.home.path + "/a.md"
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        let note = try bench.open("a.md")
        note.text = "new"
        #expect(note.flush())
        #expect(try self.mode(path) == mode)
    }

    @Test func theOwnerIsKept() throws {
        let bench = try StoreBench(["a.md": "old"])
        let path = bench.home.path + "/a.md"
        // Only root can give files away; anybody else keeps what is theirs.
        let (owner, group) = geteuid() == 0 ? (12_345, 23_456) : (Int(geteuid()), Int(getegid()))
        try FileManager.default.setAttributes(
            [.ownerAccountID: owner, .groupOwnerAccountID: group], ofItemAtPath: path)
        let note = try bench.open("a.md")
        note.text = "new"
        #expect(note.flush())
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.ownerAccountID] as? Int == owner)
        #expect(attributes[.groupOwnerAccountID] as? Int == group)
    }

    @Test func nothingIsLeftBeside() throws {
        let bench = try StoreBench(["a.md": ""])
        let note = try bench.open("a.md")
        for count in 1...5 {
            note.text = String(repeating: "x", count: count)
            note.flush()
        }
        let all = try FileManager.default.contentsOfDirectory(atPath: bench.home.path)
        #expect(all.sorted() == ["a.md"])
    }

    @Test func leftoversOfKilledProcessesAreClearedAwayAndLiveOnesStay() throws {
        let bench = try StoreBench(["a.md": "x", ".peel-0123abcd.tmp": "half", ".peel-mine": "y"])
        let disk = NoteDisk(path: bench.home.path)
        let live = try TemporaryFile(disk, in: disk.openFolder(), bytes: [1], like: nil)
        bench.folder.watch()
        bench.folder.unwatch()
        #expect(!bench.home.exists(".peel-0123abcd.tmp"))
        #expect(bench.home.exists(".peel-mine") && bench.home.exists(live.name.description))
    }

    @Test func settingSeveralThingsIsOneWrite() throws {
        let faults = DiskFaults()
        let bench = try StoreBench(["a.md": ""], faults: faults)
        let note = try bench.open("a.md")
        note.title = "T"
        note.color = "blue"
        note.tilt = 1.5
        note.isLocked = true
        note.date = "D"
        bench.scheduler.advance(1)
        #expect(faults.count(.createTemporary) == 1)
        #expect(
            try bench.home.read("a.md") == "---\ntitle: T\ncolor: blue\ntilt: 1.5\nlocked: true\ndate: D\n---\n")
    }

    @Test func aNewNameNeverOverwrites() throws {
        let bench = try StoreBench(["T.md": "mine"])
        let one = try bench.folder.create(text: "x", title: "T")
        let two = try bench.folder.create(text: "y", title: "T")
        #expect(one.name == name("T (2).md") && two.name == name("T (3).md"))
        #expect(try bench.home.read("T.md") == "mine")
    }

    @Test func aCopyElsewhereIsTheWholeNote() throws {
        let elsewhere = try TemporaryFolder()
        let bench = try StoreBench(["a.md": "---\ntitle: A\n---\nold"])
        let note = try bench.open("a.md")
        note.text = "new"
        try note.saveCopy(to: elsewhere.path + "/copy.md")
        #expect(try elsewhere.read("copy.md") == "---\ntitle: A\n---\nnew")
        #expect(throws: StoreError.nameTaken(subject: "copy.md")) {
            try note.saveCopy(to: elsewhere.path + "/copy.md")
        }
    }
}
