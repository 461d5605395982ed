import Foundation
import Testing

@testable import NoteStore

/// Section 6: a folder that cannot be written, read or found.
@MainActor
struct FolderFaultTests {
    @Test func aReadOnlyFolderKeepsTheTextAndSavesWhenItIsWritable() throws {
        let home = try TemporaryFolder()
        try home.write("a.md", "old")
        // A read-only mount; whoever may not mount is no root and is held by the mode.
        let mounted = try MountedDisk.readOnly(home.path)
        let path = mounted?.path ?? home.path
        if mounted == nil { chmod(home.path, 0o500) }
        let bench = try StoreBench(path: path)
        try bench.folder.refresh()
        let note = try bench.open("a.md")
        note.text = "new"
        bench.scheduler.advance(1)
        let error = try #require(note.failure)
        #expect(error == (mounted == nil ? .noPermission(subject: path) : .readOnly(subject: "a.md")))
        #expect(note.text == "new")
        #expect(try home.read("a.md") == "old")
        #expect(throws: StoreError.self) { try bench.folder.create(text: "x", title: "T") }
        #expect(throws: StoreError.self) { try bench.folder.delete(note.id) }
        #expect(!note.isTrashed)
        if let mounted { #expect(mounted.makeWritable()) } else { chmod(home.path, 0o700) }
        bench.scheduler.advance(10)
        #expect(try home.read("a.md") == "new")
        #expect(note.failure == nil)
    }

    @Test func noPermissionToTheFolderIsSaidAndNothingIsForgotten() throws {
        let bench = try StoreBench(["a.md": "old"])
        let note = try bench.open("a.md")
        chmod(bench.home.path, 0)
        defer { chmod(bench.home.path, 0o700) }
        asNobody {
            note.text = "new"
            #expect(!note.flush())
            #expect(note.failure == .notReadable(subject: bench.home.path))
            #expect(throws: StoreError.notReadable(subject: bench.home.path)) { try bench.folder.refresh() }
        }
        #expect(bench.folder.notes.count == 1)
        chmod(bench.home.path, 0o700)
        bench.scheduler.advance(5)
        #expect(try bench.home.read("a.md") == "new")
    }

    @Test func noPermissionToOneFileHidesNoOther() throws {
        let bench = try StoreBench(["a.md": "secret", "b.md": "B"])
        chmod(bench.home.path, 0o755)
        chmod(bench.home.path + "/b.md", 0o644)
        chmod(bench.home.path + "/a.md", 0)
        try asNobody {
            let folder = NoteFolder(path: bench.home.path, scheduler: bench.scheduler)
            try folder.refresh()
            #expect(folder.notes.count == 2)
            let id = try #require(folder.id(of: name("a.md")))
            #expect(folder.summary(id)?.problem == .notReadable(subject: "a.md"))
            #expect(throws: StoreError.notReadable(subject: "a.md")) { try folder.open(id) }
            #expect(try folder.open(#require(folder.id(of: name("b.md")))).text == "B")
        }
    }

    @Test func aFileThatIsProtectedAgainstWritingIsNotReplaced() throws {
        let bench = try StoreBench(["a.md": "old"])
        let note = try bench.open("a.md")
        chmod(bench.home.path, 0o777)
        chmod(bench.home.path + "/a.md", 0o444)
        note.text = "new"
        asNobody { #expect(!note.flush()) }
        #expect(note.failure == .noPermission(subject: "a.md"))
        #expect(try bench.home.read("a.md") == "old")
        chmod(bench.home.path + "/a.md", 0o644)
        bench.scheduler.advance(2)
        #expect(try bench.home.read("a.md") == "new")
    }

    @Test func aFolderRemovedWhileRunningLosesNothing() throws {
        let bench = try StoreBench(["a.md": "A", "b.md": "B"])
        let note = try bench.open("a.md")
        try FileManager.default.removeItem(atPath: bench.home.path)
        note.text = "new"
        bench.scheduler.advance(1)
        #expect(note.failure == .folderMissing(subject: bench.home.path))
        #expect(throws: StoreError.folderMissing(subject: bench.home.path)) { try bench.folder.refresh() }
        #expect(bench.events == [.folderFailed(.folderMissing(subject: bench.home.path))])
        // It may be a disk that was unplugged: it is not made anew, and the list stays.
        #expect(!FileManager.default.fileExists(atPath: bench.home.path))
        #expect(bench.folder.notes.count == 2 && note.text == "new")
        try FileManager.default.createDirectory(atPath: bench.home.path, withIntermediateDirectories: false)
        bench.scheduler.advance(40)
        #expect(try bench.home.read("a.md") == "new")
        #expect(bench.noteEvents.contains(.saveRecovered))
        try bench.folder.refresh()
        #expect(bench.events.contains(.folderRecovered))
    }

    @Test func aFolderThatIsWatchedIsFoundAgainByItself() throws {
        let bench = try StoreBench(["a.md": "A"])
        bench.folder.watch()
        bench.scheduler.advance(1)
        let away = bench.home.path + "-away"
        try FileManager.default.moveItem(atPath: bench.home.path, toPath: away)
        bench.folder.refreshSoon()
        bench.scheduler.advance(1)
        #expect(bench.folder.failure == .folderMissing(subject: bench.home.path))
        try FileManager.default.moveItem(atPath: away, toPath: bench.home.path)
        bench.scheduler.advance(30)
        #expect(bench.folder.failure == nil)
        #expect(bench.events.filter { $0 == .folderRecovered }.count == 1)
        bench.folder.unwatch()
    }

    @Test func aFileWhereTheFolderShouldBeIsSaid() throws {
        let home = try TemporaryFolder()
        try home.write("notes", "x")
        let folder = NoteFolder(path: home.path + "/notes", scheduler: ManualScheduler())
        #expect(throws: StoreError.notAFolder(subject: home.path + "/notes")) { try folder.refresh() }
        #expect(throws: StoreError.self) { try folder.makeIfMissing() }
        #expect(try home.read("notes") == "x")
    }

    @Test func aFolderIsMadeForTheUserAlone() throws {
        let home = try TemporaryFolder()
        let folder = NoteFolder(path: home.path + "/deep/notes", scheduler: ManualScheduler())
        try folder.makeIfMissing()
        try folder.refresh()
        let mode = try FileManager.default.attributesOfItem(atPath: home.path + "/deep/notes")[.posixPermissions]
        #expect(mode as? Int == 0o700)
    }

    @Test func aLockThatIsNeverGivenUpIsSaid() throws {
        let bench = try StoreBench(["a.md": "old"])
        let disk = NoteDisk(path: bench.home.path)
        let note = try bench.open("a.md")
        note.text = "new"
        do {
            let lock = try FolderLock(disk.openFolder(), patience: 1, subject: "")
            #expect(!note.flush())
            #expect(note.failure == .folderBusy(subject: "a.md"))
            withExtendedLifetime(lock) {}
        }
        #expect(note.flush())
    }
}
