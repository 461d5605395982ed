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
        #expect(try bench.folder.rescueUnsaved(to: path) == [RescuedNote(id: note.id, path: path + "/a.md")])
        #expect(try elsewhere.read("rescued/a.md") == "new")
        #expect(try bench.folder.rescueUnsaved(to: path).map(\.path) == [path + "/a (2).md"])
        faults.mend()
        #expect(try bench.folder.rescueUnsaved(to: path).isEmpty)
        #expect(try bench.home.read("a.md") == "new")
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
