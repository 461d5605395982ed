import Foundation
import Testing

@testable import NoteStore

/// Open notes that somebody else moves to the trash and takes out of it.
@MainActor
struct TrashedElsewhereTests {
    /// The same folder as another process has it.
    private func other(_ bench: StoreBench) throws -> NoteFolder {
        let folder = NoteFolder(path: bench.home.path, scheduler: ManualScheduler())
        try folder.refresh()
        return folder
    }

    private func delete(_ string: String, in folder: NoteFolder) throws -> TrashedNote {
        try folder.delete(#require(folder.id(of: name(string))))
    }

    @Test func anOpenNoteThatAnotherProcessDeletesIsInTheTrash() throws {
        let bench = try StoreBench(["a.md": "Text"])
        let note = try bench.open("a.md")
        let trashed = try delete("a.md", in: other(bench))
        bench.forgetEvents()
        try bench.folder.refresh()
        #expect(note.isTrashed && !note.isVanished)
        #expect(bench.noteEvents == [.trashed(trashed)])
        #expect(bench.events == [.trashed(note.id, name("a.md"))])
        // The way back is that of a note deleted here.
        #expect(try bench.folder.restore(trashed) == note.id)
        #expect(!note.isTrashed)
        #expect(bench.noteEvents.last == .restored)
        note.text = "on it goes"
        note.flush()
        #expect(try bench.home.read("a.md") == "on it goes")
    }

    @Test func aNoteInTheTrashThatAnotherProcessRestoresGoesOn() throws {
        let bench = try StoreBench(["a.md": "Text"])
        let note = try bench.open("a.md")
        try bench.folder.delete(note.id)
        let elsewhere = try other(bench)
        try elsewhere.restore(#require(elsewhere.trash().first))
        bench.forgetEvents()
        try bench.folder.refresh()
        #expect(!note.isTrashed)
        #expect(bench.noteEvents == [.restored])
        #expect(bench.folder.notes.map(\.id) == [note.id])
        note.text = "more"
        note.flush()
        #expect(try bench.home.read("a.md") == "more")
    }

    @Test func itGoesOnUnderTheNameThatItIsGiven() throws {
        let bench = try StoreBench(["a.md": "Text"])
        let note = try bench.open("a.md")
        try bench.folder.delete(note.id)
        try bench.home.write("a.md", "another")
        let elsewhere = try other(bench)
        try elsewhere.restore(#require(elsewhere.trash().first))
        try bench.folder.refresh()
        #expect(!note.isTrashed && note.name == name("a (2).md"))
        #expect(bench.folder.notes.count == 2)
        #expect(bench.noteEvents.suffix(2) == [.restored, .renamed])
    }

    @Test func whatIsUnsavedKeepsTheNoteOutOfTheTrash() throws {
        let bench = try StoreBench(["a.md": "Text"])
        let note = try bench.open("a.md")
        note.text = "typed and not saved yet"
        _ = try delete("a.md", in: other(bench))
        try bench.folder.refresh()
        #expect(note.isVanished && !note.isTrashed)
        try note.putBack()
        #expect(try bench.home.read("a.md") == "typed and not saved yet")
    }

    @Test func anotherFileOfTheNameInTheTrashIsNotIt() throws {
        let bench = try StoreBench(["a.md": "Text"])
        let note = try bench.open("a.md")
        try FileManager.default.createDirectory(
            atPath: bench.home.path + "/.trash/20200101-000000", withIntermediateDirectories: true)
        try bench.home.write(".trash/20200101-000000/a.md", "Text")
        try FileManager.default.removeItem(atPath: bench.home.path + "/a.md")
        try bench.folder.refresh()
        #expect(note.isVanished && !note.isTrashed)
    }

    @Test func aNewFileIsNotTheNoteInTheTrash() throws {
        let bench = try StoreBench(["a.md": "Text"])
        let note = try bench.open("a.md")
        try bench.folder.delete(note.id)
        try bench.home.write("a.md", "Text")
        try bench.folder.refresh()
        #expect(note.isTrashed)
        #expect(bench.folder.notes.count == 1)
        #expect(bench.folder.notes.first?.id != note.id)
    }

    @Test func aNoteThatIsPurgedSaysSo() throws {
        let bench = try StoreBench(["a.md": "Text"])
        let note = try bench.open("a.md")
        let trashed = try bench.folder.delete(note.id)
        try bench.folder.purge(trashed)
        #expect(bench.noteEvents == [.trashed(trashed), .purged])
        #expect(bench.folder.openNotes.isEmpty)
        #expect(note.close())
    }

    @Test func whatIsDiscardedTellsTheListsAndNotItsOwnWindow() throws {
        let bench = try StoreBench()
        let note = try bench.folder.create()
        bench.listen(to: note)
        bench.forgetEvents()
        #expect(try bench.folder.discard(note.id))
        #expect(bench.noteEvents.isEmpty)
        #expect(bench.events == [.trashed(note.id, note.name)])
    }
}
