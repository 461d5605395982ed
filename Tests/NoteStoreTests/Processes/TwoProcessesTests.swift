import Foundation
import Testing

@testable import NoteStore

/// Section 7: commands and the running application on the same folder at once.
@MainActor
struct TwoProcessesTests {
    @Test func commandsThatAppendAtOnceLoseNothing() throws {
        let bench = try StoreBench(["a.md": ""])
        let children = try (1...4).map { try KillProgram(["append", bench.home.path, "a.md", "child\($0)", "25"]) }
        for child in children {
            let (status, said) = child.finish()
            #expect(status == 0, "\(said)")
        }
        let lines = try bench.home.read("a.md").split(separator: "\n").map(String.init)
        let expected = (1...4).flatMap { child in (0..<25).map { "child\(child) \($0)" } }
        #expect(lines.sorted() == expected.sorted())
        #expect(bench.home.names == ["a.md"])
    }

    @Test func typingWhileCommandsAppendLosesNothing() throws {
        let bench = try StoreBench(["a.md": ""])
        let note = try bench.open("a.md")
        let children = try (1...2).map { try KillProgram(["append", bench.home.path, "a.md", "child\($0)", "25"]) }
        var count = 0
        while children.contains(where: \.isRunning) || count < 20 {
            note.text += "mine \(count)\n"
            count += 1
            #expect(note.flush())
            try bench.folder.refresh()
        }
        for child in children { #expect(child.finish().status == 0) }
        // Every line is in the note or in a version that was kept beside it.
        let all = try Set(bench.home.names.flatMap { try bench.home.read($0).split(separator: "\n").map(String.init) })
        let mine = (0..<count).map { "mine \($0)" }
        let theirs = (1...2).flatMap { child in (0..<25).map { "child\(child) \($0)" } }
        #expect(all == Set(mine + theirs))
    }

    @Test func aChangeByACommandShowsInAnOpenNote() throws {
        let bench = try StoreBench(["a.md": "one\n"])
        let note = try bench.open("a.md")
        #expect(try KillProgram(["append", bench.home.path, "a.md", "two", "1"]).finish().status == 0)
        try bench.folder.refresh()
        #expect(note.text == "one\ntwo 0\n")
    }

    @Test func anUpdateIsMadeAgainToWhatCameInBetween() throws {
        let faults = DiskFaults()
        let bench = try StoreBench(["a.md": "one "], faults: faults)
        let id = try #require(bench.folder.id(of: name("a.md")))
        let home = bench.home
        faults.once(.lock) { try? home.write("a.md", "one two ") }
        try bench.folder.update(id) { $0.text += "three" }
        #expect(try bench.home.read("a.md") == "one two three")
        #expect(bench.home.names == ["a.md"])
    }

    @Test func threadsThatSaveTheSameNoteKeepEachOthersVersions() async throws {
        let home = try TemporaryFolder()
        try home.write("a.md", "base")
        let disk = NoteDisk(path: home.path)
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<8 {
                group.addTask {
                    _ = try? disk.save(
                        name("a.md"), base: Array("base".utf8), bytes: Array("writer \(writer)".utf8), date: "D")
                }
            }
        }
        let contents = try Set(home.names.map { try home.read($0) })
        #expect(contents == Set((0..<8).map { "writer \($0)" }))
    }
}
