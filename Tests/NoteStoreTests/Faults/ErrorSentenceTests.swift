import Foundation
import Testing

@testable import NoteStore

/// What the user is told: right for each way in which an error arises.
@MainActor
struct ErrorSentenceTests {
    // MARK: The words

    nonisolated private static let all: [StoreError] = [
        .folderMissing(subject: "x"), .folderNotMade(subject: "x"), .notAFolder(subject: "x"),
        .notReadable(subject: "x"), .noPermission(subject: "x"), .readOnly(subject: "x"), .diskFull(subject: "x"),
        .tooLarge(subject: "x"), .tooMuch(subject: "x"), .notText(subject: "x"), .notAFile(subject: "x"),
        .brokenLink(subject: "x"), .notFound(subject: "x"), .noteGone, .notInTrash(subject: "x"),
        .versionGone(subject: "x"), .nameTaken(subject: "x"), .nameRefused(subject: "x"), .notANoteName(subject: "x"),
        .folderBusy(subject: "x"), .deviceFailed(subject: "x"), .other(subject: "x", message: "odd"),
    ]

    @Test(arguments: all) func anErrorSaysWhatIsWrongAndWhatToDoInOneSentence(_ error: StoreError) {
        #expect(error == .noteGone || error.sentence.contains("“x”"))
        for sentence in [error.sentence, error.unsavedSentence] {
            #expect(sentence.hasSuffix(".") && sentence.filter { $0 == ";" }.count == 1)
            #expect(!sentence.dropLast().contains(". ") && !sentence.contains("%"))
        }
        #expect(error.unsavedSentence.hasSuffix(", or save a copy elsewhere."))
        #expect(Set(Self.all.map(\.sentence)).count == Self.all.count)
    }

    // MARK: A folder that cannot be made

    private func making(_ path: String) -> StoreError? {
        do {
            try NoteFolder(path: path, scheduler: ManualScheduler()).makeIfMissing()
            return nil
        } catch {
            return error as? StoreError
        }
    }

    @Test func aFolderThatTheSystemDoesNotMakeIsSaidToBeSo() {
        #expect(making("/proc/peel/notes") == .folderNotMade(subject: "/proc/peel/notes"))
    }

    @Test func aFileOnTheWayToTheFolderIsNamed() throws {
        let home = try TemporaryFolder()
        try home.write("file", "x")
        #expect(making(home.path + "/file/deep/notes") == .notAFolder(subject: home.path + "/file"))
        #expect(making(home.path + "/file") == .notAFolder(subject: home.path + "/file"))
        #expect(making("/dev/null/notes") == .notAFolder(subject: "/dev/null"))
        #expect(try home.read("file") == "x")
    }

    @Test func aFolderThatMayNotBeWrittenToIsNamed() throws {
        let home = try TemporaryFolder()
        chmod(home.path, 0o555)
        defer { chmod(home.path, 0o700) }
        #expect(asNobody { making(home.path + "/deep/notes") } == .noPermission(subject: home.path))
        chmod(home.path, 0)
        #expect(asNobody { making(home.path + "/deep/notes") } == .noPermission(subject: home.path))
    }

    @Test func aLinkOnTheWayThatLeadsNowhereIsNamed() throws {
        let home = try TemporaryFolder()
        let link = home.path + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: home.path + "/gone/far")
        #expect(making(link + "/notes") == .brokenLink(subject: link))
        #expect(making(link) == .brokenLink(subject: link))
    }

    @Test func aReadOnlyDiskIsNamed() throws {
        let home = try TemporaryFolder()
        guard let disk = try MountedDisk.readOnly(home.path) else {
            // Whoever may not mount meets the same by a disk that says so.
            #expect(StoreError(making: .init(code: EROFS), path: home.path + "/a") == .readOnly(subject: home.path))
            return
        }
        #expect(making(disk.path + "/deep/notes") == .readOnly(subject: disk.path))
    }

    @Test func aNameThatIsTooLongIsRefused() throws {
        let home = try TemporaryFolder()
        let path = home.path + "/" + String(repeating: "n", count: 300)
        #expect(making(path) == .nameRefused(subject: path))
    }

    // MARK: A folder that cannot be read

    private func reading(_ path: String) -> StoreError? {
        do {
            try NoteFolder(path: path, scheduler: ManualScheduler()).refresh()
            return nil
        } catch {
            return error as? StoreError
        }
    }

    @Test func aFolderThatIsNotThereIsMissing() throws {
        let home = try TemporaryFolder()
        #expect(reading(home.path + "/notes") == .folderMissing(subject: home.path + "/notes"))
    }

    @Test func aFileIsNotAFolder() throws {
        let home = try TemporaryFolder()
        try home.write("notes", "x")
        #expect(reading(home.path + "/notes") == .notAFolder(subject: home.path + "/notes"))
        #expect(reading(home.path + "/notes/deeper") == .notAFolder(subject: home.path + "/notes/deeper"))
    }

    @Test(arguments: [0o000, 0o300, 0o600]) func aFolderWithoutPermissionNeverSeemsEmpty(_ mode: mode_t) throws {
        let home = try TemporaryFolder()
        try home.write("a.md", "A")
        chmod(home.path, mode)
        defer { chmod(home.path, 0o700) }
        #expect(asNobody { reading(home.path) } == .notReadable(subject: home.path))
    }

    @Test func aFolderThatIsClosedLaterLosesNoNoteFromTheList() throws {
        let bench = try StoreBench(["a.md": "A", "b.md": "B"])
        let note = try bench.open("a.md")
        chmod(bench.home.path, 0o600)
        defer { chmod(bench.home.path, 0o700) }
        asNobody {
            bench.folder.refreshSoon()
            bench.scheduler.advance(2)
        }
        #expect(bench.folder.failure == .notReadable(subject: bench.home.path))
        #expect(bench.folder.notes.count == 2 && !note.isVanished)
    }

    // MARK: Files

    @Test func whoMayNotWriteToTheFolderIsToldTheFolder() throws {
        let bench = try StoreBench(["a.md": "old"])
        chmod(bench.home.path + "/a.md", 0o666)
        chmod(bench.home.path, 0o555)
        defer { chmod(bench.home.path, 0o700) }
        let note = try bench.open("a.md")
        note.text = "new"
        asNobody { #expect(!note.flush()) }
        #expect(note.failure == .noPermission(subject: bench.home.path))
        #expect(throws: StoreError.noPermission(subject: bench.home.path)) {
            try asNobody { _ = try bench.folder.create(text: "x", title: "T") }
        }
        #expect(throws: StoreError.noPermission(subject: bench.home.path)) {
            try asNobody { _ = try bench.folder.delete(note.id) }
        }
        #expect(try bench.home.read("a.md") == "old")
    }

    @Test func aLinkThatLeadsNowhereIsNoNoteToLookForInTheTrash() throws {
        let bench = try StoreBench(["b.md": "B"])
        let link = bench.home.path + "/a.md"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "gone")
        try FileManager.default.createSymbolicLink(atPath: bench.home.path + "/c.md", withDestinationPath: "b.md/x")
        try bench.folder.refresh()
        #expect(
            Set(bench.folder.unusable.map(\.problem)) == [.brokenLink(subject: "a.md"), .brokenLink(subject: "c.md")])
        let disk = NoteDisk(path: bench.home.path)
        #expect(throws: StoreError.brokenLink(subject: "a.md")) {
            try disk.save(name("a.md"), base: [], bytes: [1], date: "")
        }
    }

    @Test func aNoteThatIsGoneIsToBeLookedForInTheTrash() throws {
        let bench = try StoreBench(["a.md": "A"])
        let id = try #require(bench.folder.id(of: name("a.md")))
        try bench.folder.delete(id)
        #expect(throws: StoreError.noteGone) { try bench.folder.open(id) }
        let disk = NoteDisk(path: bench.home.path)
        #expect(throws: StoreError.notFound(subject: "a.md")) { try disk.read(name("a.md")) }
        #expect(throws: StoreError.notFound(subject: "a.md")) { try disk.moveToTrash(name("a.md"), at: 0) }
        #expect(throws: StoreError.notFound(subject: "a.md")) { try disk.rename(name("a.md"), to: name("b.md")) }
        #expect(throws: StoreError.notFound(subject: "a.md")) { try disk.update(name("a.md"), at: 0) { $0.text = "x" } }
    }

    @Test func aNoteThatIsNoLongerInTheTrashIsNotToBeLookedForThere() throws {
        let bench = try StoreBench(["a.md": "A"])
        let trashed = try bench.folder.delete(#require(bench.folder.id(of: name("a.md"))))
        let other = NoteFolder(path: bench.home.path, scheduler: bench.scheduler)
        try other.restore(trashed)
        #expect(throws: StoreError.notInTrash(subject: "a.md")) { try bench.folder.restore(trashed) }
        #expect(throws: StoreError.notInTrash(subject: "a.md")) { try bench.folder.purge(trashed) }
        #expect(try bench.home.read("a.md") == "A")
    }

    @Test func aVersionThatIsGoneIsSaidToBe() throws {
        let bench = try StoreBench(["a.md": "old"])
        let note = try bench.open("a.md")
        note.text = "new"
        note.flush()
        let version = try #require(bench.folder.versions(of: note.id).first)
        try FileManager.default.removeItem(atPath: bench.home.path + "/.history")
        #expect(throws: StoreError.versionGone(subject: "\(version.name)")) {
            try bench.folder.restore(version, of: note.id)
        }
        #expect(note.text == "new")
    }

    @Test func aFileWhereTheTrashShouldBeIsNamed() throws {
        let bench = try StoreBench(["a.md": "A", ".trash": "in the way"])
        let id = try #require(bench.folder.id(of: name("a.md")))
        let trash = bench.home.path + "/.trash"
        #expect(throws: StoreError.notAFolder(subject: trash)) { try bench.folder.delete(id) }
        #expect(throws: StoreError.notAFolder(subject: trash)) { try bench.folder.trash() }
        #expect(bench.home.names == ["a.md"])
        #expect(try bench.home.read(".trash") == "in the way")
    }

    @Test func aFolderThatIsRemovedAtTheLastMomentIsMissing() throws {
        let faults = DiskFaults()
        let bench = try StoreBench(["a.md": "A"], faults: faults)
        let note = try bench.open("a.md")
        let path = bench.home.path
        for step in [DiskStep.createTemporary, .lock, .rename] {
            faults.once(step) { try? FileManager.default.removeItem(atPath: path) }
            note.text += "x"
            #expect(!note.flush())
            #expect(note.failure == .folderMissing(subject: path))
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            #expect(note.flush())
        }
    }

    @Test func aTextThatCouldNeverBeReadAgainIsNotWritten() throws {
        let bench = try StoreBench(["a.md": "old"])
        let long = String(repeating: "x", count: NoteLimits.fileSize)
        // With its header it is larger than it may be.
        #expect(throws: StoreError.tooMuch(subject: "T.md")) { try bench.folder.create(text: long, title: "T") }
        let id = try #require(bench.folder.id(of: name("a.md")))
        #expect(throws: StoreError.tooMuch(subject: "a.md")) { try bench.folder.update(id) { $0.text += long } }
        let note = try bench.open("a.md")
        note.text = long + "x"
        #expect(!note.flush() && note.failure == .tooMuch(subject: "a.md"))
        #expect(bench.home.names == ["a.md"])
        #expect(try bench.home.read("a.md") == "old")
        note.text = "short"
        bench.scheduler.advance(2)
        #expect(try bench.home.read("a.md") == "short" && note.failure == nil)
    }
}
