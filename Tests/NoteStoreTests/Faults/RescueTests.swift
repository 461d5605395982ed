import Foundation
import Testing

@testable import NoteStore

/// What is done when the program has to end and the folder does not take the text.
@MainActor
struct RescueTests {
    @Test func whatCannotBeSavedIsPutElsewhere() throws {
        let faults = DiskFaults()
        let elsewhere = try TemporaryFolder()
        let bench = try StoreBench(["a.md": "old", "b.md": "B"], faults: faults)
        let note = try bench.open("a.md")
        _ = try bench.open("b.md")
        note.text = "new"
        faults.fail(.write, ENOSPC)
        let path = elsewhere.path + "/rescued"
        #expect(
            try bench.folder.rescueUnsaved(to: path) == [
                RescuedNote(id: note.id, problem: .diskFull(subject: "a.md"), path: path + "/a.md")
            ])
        #expect(try elsewhere.read("rescued/a.md") == "new")
        // Again it is not copied again; with another text it is.
        #expect(try bench.folder.rescueUnsaved(to: path).map(\.path) == [path + "/a.md"])
        note.text = "newer"
        #expect(try bench.folder.rescueUnsaved(to: path).map(\.path) == [path + "/a (2).md"])
        note.text = "new"
        faults.mend()
        #expect(try bench.folder.rescueUnsaved(to: path).isEmpty)
        #expect(try bench.home.read("a.md") == "new")
    }

    @Test func whatWasRescuedIsANoteAgainAtTheNextStart() throws {
        let elsewhere = try TemporaryFolder()
        let bench = try StoreBench(["a.md": "old", "b.md": "same", "b (2).md": "other"])
        try elsewhere.write("a.md", "new")
        try elsewhere.write("b.md", "same")
        try elsewhere.write("c.md", "gone meanwhile")
        try elsewhere.write(".hidden", "not ours")
        let made = bench.folder.takeInRescued(from: elsewhere.path)
        let names = made.compactMap { bench.folder.summary($0)?.name }
        #expect(names.count == 2 && names[0].description.hasPrefix("a (rescued 2026-1") && names[1] == name("c.md"))
        #expect(try bench.home.read("\(names[0])") == "new")
        #expect(try bench.home.read("c.md") == "gone meanwhile")
        #expect(try bench.home.read("a.md") == "old")
        #expect(bench.home.names.count == 5 && elsewhere.names.isEmpty)
        #expect(bench.folder.takeInRescued(from: elsewhere.path).isEmpty)
    }

    @Test func whatCannotBeBroughtBackStaysWhereItIs() throws {
        let faults = DiskFaults()
        let elsewhere = try TemporaryFolder()
        let bench = try StoreBench(["a.md": "old"], faults: faults)
        try elsewhere.write("a.md", "new")
        faults.fail(.write, ENOSPC)
        #expect(bench.folder.takeInRescued(from: elsewhere.path).isEmpty)
        #expect(try elsewhere.read("a.md") == "new")
        faults.mend()
        #expect(bench.folder.takeInRescued(from: elsewhere.path).count == 1)
    }

    @Test func eachFolderHasARescuePlaceOfItsOwn() {
        let one = NoteFolder(path: "/one/notes", scheduler: ManualScheduler())
        let other = NoteFolder(path: "/other/notes", scheduler: ManualScheduler())
        #expect(one.rescuePath != other.rescuePath && one.rescuePath.contains("/peel/rescued/"))
    }

    @Test func aRescueThatFailsIsSaid() throws {
        let faults = DiskFaults()
        let bench = try StoreBench(["a.md": "old"], faults: faults)
        try bench.open("a.md").text = "new"
        faults.fail(.write, ENOSPC)
        #expect(throws: StoreError.self) { try bench.folder.rescueUnsaved(to: bench.home.path + "/a.md/x") }
    }

    @Test func closingAnUnsavedNoteIsRefused() throws {
        let faults = DiskFaults()
        let bench = try StoreBench(["a.md": "old"], faults: faults)
        let note = try bench.open("a.md")
        note.text = "new"
        faults.fail(.write, ENOSPC)
        #expect(!note.close())
        #expect(bench.folder.flushAll().map(\.id) == [note.id])
        faults.mend()
        bench.scheduler.advance(5)
        #expect(try bench.home.read("a.md") == "new")
        #expect(note.close())
    }
}
