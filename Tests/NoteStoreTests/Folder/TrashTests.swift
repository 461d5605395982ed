import Foundation
import Testing

@testable import NoteStore

/// Section 4: the trash.
@MainActor
struct TrashTests {
    @Test func deletingMovesTheFileToTheTrash() throws {
        let bench = try StoreBench(["a.md": "---\ntitle: T\n---\nText"])
        let trashed = try bench.folder.delete(#require(bench.folder.id(of: name("a.md"))))
        #expect(bench.home.names.isEmpty && bench.folder.notes.isEmpty)
        #expect(try bench.home.read(".trash/20261130-140500/a.md") == "---\ntitle: T\n---\nText")
        #expect(trashed.name == name("a.md") && trashed.heading == "T" && trashed.deleted == bench.scheduler.now)
        #expect(try bench.folder.trash() == [trashed])
    }

    @Test func aDeletedNoteComesBackToTheByte() throws {
        let bench = try StoreBench(["a.md": "Text"])
        let trashed = try bench.folder.delete(#require(bench.folder.id(of: name("a.md"))))
        let id = try bench.folder.restore(trashed)
        #expect(try bench.home.read("a.md") == "Text")
        #expect(bench.folder.summary(id)?.name == name("a.md"))
        #expect(try bench.folder.trash().isEmpty)
        #expect(!bench.home.exists(".trash/20261130-140500"))
    }

    @Test func aDeletedNoteComesBackAfterARestart() throws {
        let bench = try StoreBench(["a.md": "Text"])
        try bench.folder.delete(#require(bench.folder.id(of: name("a.md"))))
        let again = NoteFolder(path: bench.home.path, scheduler: ManualScheduler())
        try again.refresh()
        try again.restore(#require(again.trash().first))
        #expect(try bench.home.read("a.md") == "Text")
    }

    @Test func aTakenNameIsNeverOverwritten() throws {
        let bench = try StoreBench(["a.md": "first"])
        let first = try bench.folder.delete(#require(bench.folder.id(of: name("a.md"))))
        try bench.home.write("a.md", "second")
        try bench.folder.refresh()
        let second = try bench.folder.delete(#require(bench.folder.id(of: name("a.md"))))
        try bench.home.write("a.md", "third")
        #expect(try bench.folder.trash().count == 2)
        try bench.folder.restore(first)
        try bench.folder.restore(second)
        #expect(try bench.home.read("a.md") == "third")
        #expect(try bench.home.read("a (2).md") == "first")
        #expect(try bench.home.read("a (3).md") == "second")
    }

    @Test func whatWasUnsavedIsDeletedWithTheNoteAndComesBackWithIt() throws {
        let bench = try StoreBench(["a.md": "old"])
        let note = try bench.open("a.md")
        note.text = "new"
        let trashed = try bench.folder.delete(note.id)
        #expect(note.isTrashed)
        note.text = "newer"
        bench.scheduler.advance(5)
        #expect(bench.home.names.isEmpty)
        #expect(try bench.folder.restore(trashed) == note.id)
        bench.scheduler.advance(1)
        #expect(try bench.home.read("a.md") == "newer")
    }

    @Test func aNoteWhoseSavingFailsIsNotDeletedFromUnderItsText() throws {
        let faults = DiskFaults()
        let bench = try StoreBench(["a.md": "old"], faults: faults)
        let note = try bench.open("a.md")
        faults.fail(.write, ENOSPC)
        note.text = "new"
        #expect(throws: StoreError.diskFull(subject: "a.md")) { try bench.folder.delete(note.id) }
        #expect(!note.isTrashed && note.text == "new")
        faults.mend()
        bench.scheduler.advance(3)
        #expect(try bench.home.read("a.md") == "new")
        let trashed = try bench.folder.delete(note.id)
        #expect(try bench.home.read(".trash/20261130-140503/a.md") == "new" && trashed.firstLine == "new")
    }

    @Test func aBlankNoteIsDiscardedAndLeavesNothing() throws {
        let bench = try StoreBench()
        let note = try bench.folder.create()
        #expect(try bench.folder.discard(note.id))
        #expect(bench.home.names.isEmpty)
        #expect(try bench.folder.trash().isEmpty)
    }

    @Test func aBlankNoteOnWhichAnotherProgramHasWrittenIsNotDiscarded() throws {
        let bench = try StoreBench()
        let note = try bench.folder.create()
        bench.listen(to: note)
        try bench.home.write("\(note.name)", "appended elsewhere")
        #expect(try !bench.folder.discard(note.id))
        #expect(try bench.home.read("\(note.name)") == "appended elsewhere")
        #expect(note.text == "appended elsewhere" && !note.isTrashed)
        #expect(try bench.folder.trash().isEmpty)
    }

    @Test func aFailedDeleteLeavesTheNote() throws {
        let faults = DiskFaults()
        let bench = try StoreBench(["a.md": "Text"], faults: faults)
        let id = try #require(bench.folder.id(of: name("a.md")))
        faults.fail(.rename, EROFS)
        #expect(throws: StoreError.readOnly(subject: "a.md")) { try bench.folder.delete(id) }
        #expect(try bench.home.read("a.md") == "Text")
        #expect(bench.folder.summary(id) != nil)
        #expect(try bench.folder.trash().isEmpty)
    }

    @Test func theTrashIsEmptiedOnRequestOnly() throws {
        let bench = try StoreBench(["a.md": "A", "b.md": "B"])
        try bench.folder.delete(#require(bench.folder.id(of: name("a.md"))))
        bench.scheduler.advance(400 * 86_400)
        try bench.folder.refresh()
        #expect(try bench.folder.trash().count == 1)
        try bench.folder.delete(#require(bench.folder.id(of: name("b.md"))))
        #expect(try bench.folder.emptyTrash() == 2)
        #expect(try bench.folder.trash().isEmpty)
    }

    @Test func whatIsOlderThanThirtyDaysGoesOnRequest() throws {
        let bench = try StoreBench(["a.md": "A", "b.md": "B"])
        try bench.folder.delete(#require(bench.folder.id(of: name("a.md"))))
        bench.scheduler.advance(29 * 86_400)
        #expect(try bench.folder.emptyTrash(olderThanDays: NoteLimits.daysInTrash) == 0)
        try bench.folder.delete(#require(bench.folder.id(of: name("b.md"))))
        bench.scheduler.advance(2 * 86_400)
        #expect(try bench.folder.emptyTrash(olderThanDays: NoteLimits.daysInTrash) == 1)
        #expect(try bench.folder.trash().map(\.name) == [name("b.md")])
    }

    @Test func whatIsRestoredOrYoungIsNeverEmptiedByTime() throws {
        let bench = try StoreBench(["a.md": "A", "b.md": "B", "c.md": "C"])
        let restored = try bench.folder.delete(#require(bench.folder.id(of: name("a.md"))))
        let again = try bench.folder.delete(#require(bench.folder.id(of: name("b.md"))))
        bench.scheduler.advance(40 * 86_400)
        try bench.folder.restore(restored)
        // Back and deleted again, it is young again.
        try bench.folder.delete(bench.folder.restore(again))
        #expect(try bench.folder.emptyTrash(olderThanDays: NoteLimits.daysInTrash) == 0)
        #expect(bench.home.names == ["a.md", "c.md"])
        #expect(try bench.folder.trash().map(\.name) == [name("b.md")])
        // To the second: older than that many days.
        bench.scheduler.advance(30 * 86_400)
        #expect(try bench.folder.emptyTrash(olderThanDays: NoteLimits.daysInTrash) == 0)
        bench.scheduler.advance(1)
        #expect(try bench.folder.emptyTrash(olderThanDays: NoteLimits.daysInTrash) == 1)
        #expect(bench.home.names == ["a.md", "c.md"])
    }

    @Test func theVersionsGoWithTheLastNoteOfTheName() throws {
        let bench = try StoreBench(["a.md": "old"])
        let note = try bench.open("a.md")
        note.text = "new"
        note.close()
        #expect(bench.home.exists(".history/a.md"))
        try bench.folder.delete(#require(bench.folder.id(of: name("a.md"))))
        #expect(bench.home.exists(".history/a.md"))
        try bench.folder.emptyTrash()
        #expect(!bench.home.exists(".history/a.md"))
    }

    @Test func anEmptyTrashIsEmpty() throws {
        let bench = try StoreBench()
        #expect(try bench.folder.trash().isEmpty)
        #expect(try bench.folder.emptyTrash() == 0)
    }

    @Test func aNameOfAnyBytesComesBack() throws {
        let bench = try StoreBench()
        let odd = try #require(NoteName(bytes: [0x61, 0x0A, 0xFF, 0x2E, 0x6D, 0x64]))
        try bench.home.write(odd, "odd")
        try bench.folder.refresh()
        let trashed = try bench.folder.delete(#require(bench.folder.id(of: odd)))
        #expect(trashed.name == odd)
        try bench.folder.restore(trashed)
        #expect(bench.folder.id(of: odd) != nil)
    }
}
