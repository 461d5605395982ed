import Foundation
import GLib
import Testing

@testable import NoteStore

/// The folder's monitor and the loop's scheduler, on the real main loop.
@MainActor
@Suite(.serialized)
struct MonitorTests {
    @Test func whatHappensInTheFolderIsSeenWithoutAsking() throws {
        let home = try TemporaryFolder()
        try home.write("a.md", "A")
        let folder = NoteFolder(path: home.path)
        try folder.refresh()
        let note = try folder.open(#require(folder.id(of: name("a.md"))))
        folder.watch()
        try home.write("a.md", "new")
        #expect(MainContext.run(until: { note.text == "new" }, milliseconds: 10_000))
        try home.write("b.md", "B")
        #expect(MainContext.run(until: { folder.id(of: name("b.md")) != nil }, milliseconds: 10_000))
        try FileManager.default.moveItem(atPath: home.path + "/a.md", toPath: home.path + "/c.md")
        #expect(MainContext.run(until: { note.name == name("c.md") }, milliseconds: 10_000))
        try FileManager.default.removeItem(atPath: home.path + "/c.md")
        #expect(MainContext.run(until: { note.isVanished }, milliseconds: 10_000))
        folder.unwatch()
    }

    @Test func aRemovedFolderIsWatchedAgainWhenItIsBack() throws {
        let home = try TemporaryFolder()
        let folder = NoteFolder(path: home.path)
        try folder.refresh()
        folder.watch()
        try FileManager.default.removeItem(atPath: home.path)
        #expect(MainContext.run(until: { folder.failure != nil }, milliseconds: 10_000))
        try FileManager.default.createDirectory(atPath: home.path, withIntermediateDirectories: false)
        #expect(MainContext.run(until: { folder.failure == nil }, milliseconds: 20_000))
        try home.write("a.md", "A")
        #expect(MainContext.run(until: { !folder.notes.isEmpty }, milliseconds: 10_000))
        folder.unwatch()
    }

    @Test func aFolderThatIsMovedAwayAgainAndAgainIsMissedEachTime() throws {
        let home = try TemporaryFolder()
        let folder = NoteFolder(path: home.path)
        try folder.refresh()
        folder.watch()
        for _ in 1...3 {
            try FileManager.default.moveItem(atPath: home.path, toPath: home.path + "-away")
            #expect(MainContext.run(until: { folder.failure != nil }, milliseconds: 20_000))
            try FileManager.default.moveItem(atPath: home.path + "-away", toPath: home.path)
            #expect(MainContext.run(until: { folder.failure == nil }, milliseconds: 20_000))
        }
        folder.unwatch()
    }

    @Test func aNoteIsSavedByTheLoopWithinASecond() throws {
        let home = try TemporaryFolder()
        let folder = NoteFolder(path: home.path)
        try folder.refresh()
        let note = try folder.create(text: "old", title: "T")
        var isSaved = false
        note.onEvent = { if $0 == .saved { isSaved = true } }
        note.text = "new"
        let start = folder.scheduler.uptime
        #expect(MainContext.run(until: { isSaved }, milliseconds: 10_000))
        #expect(folder.scheduler.uptime - start >= NoteLimits.secondsToSettle)
        #expect(try home.read("T.md").hasSuffix("new"))
    }

    @Test func aSearchInTheBackgroundComesBackToTheLoop() throws {
        let home = try TemporaryFolder()
        try home.write("a.md", "needle")
        let folder = NoteFolder(path: home.path)
        try folder.refresh()
        var found: [NoteSummary]?
        folder.search("NEEDLE") { found = $0 }
        #expect(MainContext.run(until: { found != nil }, milliseconds: 10_000))
        #expect(found?.map(\.name) == [name("a.md")])
    }
}
