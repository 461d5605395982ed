import Foundation
import Testing

@testable import NoteStore

/// Moving all notes to another folder.
@Suite("Moving the folder of notes")
@MainActor
struct FolderMoveTests {
    private let home: TemporaryFolder
    private var old: String { home.path + "/old" }
    private var new: String { home.path + "/new" }

    init() throws {
        home = try TemporaryFolder()
        for folder in ["/.trash/2026-11-01T00-00-00", "/.history/a.md", "/pictures"] {
            try FileManager.default.createDirectory(atPath: old + folder, withIntermediateDirectories: true)
        }
        try home.write("old/a.md", "---\ntitle: A\n---\none\n")
        try home.write("old/b.txt", "two")
        try home.write("old/.trash/2026-11-01T00-00-00/c.md", "three")
        try home.write("old/.history/a.md/2026-11-01T00-00-00.md", "one before")
        try home.write("old/pictures/p.png", "picture")
        try home.write("old/README", "not a note")
    }

    private let moved = [
        "a.md": "---\ntitle: A\n---\none\n", "b.txt": "two", ".trash/2026-11-01T00-00-00/c.md": "three",
        ".history/a.md/2026-11-01T00-00-00.md": "one before",
    ]

    private func all(in folder: String) -> [String: String] {
        var result: [String: String] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: home.path + "/" + folder) ?? .init() {
            guard let content = try? home.read(folder + "/" + name) else { continue }
            result[name] = content
        }
        return result
    }

    private func move() -> FolderMove { FolderMove(from: old, to: new) }

    @Test("Notes, trash and versions go; what is not ours stays")
    func everythingMoves() throws {
        let move = move()
        let copies = try move.copy()
        #expect(copies.count == 4)
        #expect(all(in: "new") == moved)
        #expect(all(in: "old").count == 6, "nothing is removed by copying")
        #expect(move.removeOriginals(of: copies) == 0)
        #expect(all(in: "new") == moved)
        #expect(all(in: "old") == ["pictures/p.png": "picture", "README": "not a note"])
        #expect(!home.exists("old/.trash") && !home.exists("old/.history"))
    }

    @Test("Mode and times go along, so that the list keeps its order")
    func attributesMove() throws {
        let date = Date(timeIntervalSince1970: 1_700_000_000.25)
        try FileManager.default.setAttributes(
            [.modificationDate: date, .posixPermissions: 0o640], ofItemAtPath: old + "/a.md")
        _ = try move().copy()
        let attributes = try FileManager.default.attributesOfItem(atPath: new + "/a.md")
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(abs((attributes[.modificationDate] as? Date ?? Date()).timeIntervalSince(date)) < 0.001)
    }

    @Test("The list, the trash and the versions are found in the new folder")
    func theStoreFindsThem() throws {
        let move = move()
        _ = move.removeOriginals(of: try move.copy())
        let folder = NoteFolder(path: new)
        try folder.refresh()
        #expect(Set(folder.notes.map(\.name.description)) == ["a.md", "b.txt"])
        #expect(try folder.trash().map(\.name.description) == ["c.md"])
    }

    @Test("Into a folder with other notes, which stay as they are")
    func othersStay() throws {
        try FileManager.default.createDirectory(atPath: new, withIntermediateDirectories: true)
        try home.write("new/z.md", "theirs")
        _ = try move().copy()
        #expect(all(in: "new") == moved.merging(["z.md": "theirs"]) { $1 })
    }

    @Test("A name that is taken stops it before anything is changed", arguments: ["a.md", ".trash"])
    func clash(_ taken: String) throws {
        try FileManager.default.createDirectory(atPath: new, withIntermediateDirectories: true)
        let name = taken == ".trash" ? ".trash/2026-11-01T00-00-00/c.md" : taken
        if taken == ".trash" {
            try FileManager.default.createDirectory(
                atPath: new + "/.trash/2026-11-01T00-00-00", withIntermediateDirectories: true)
        }
        try home.write("new/" + name, "theirs")
        let last = name.split(separator: "/").last.map(String.init) ?? ""
        #expect(throws: StoreError.nameTaken(subject: last)) { _ = try move().copy() }
        #expect(all(in: "new") == [name: "theirs"])
        #expect(all(in: "old").count == 6)
    }

    @Test("What is there already with the same content counts as copied")
    func begunAgain() throws {
        _ = try move().copy()
        try FileManager.default.removeItem(atPath: new + "/b.txt")
        let move = move()
        let copies = try move.copy()
        #expect(move.removeOriginals(of: copies) == 0)
        #expect(all(in: "new") == moved)
    }

    @Test("A file that was changed after it was copied stays, and is counted")
    func changedMeanwhile() throws {
        let move = move()
        let copies = try move.copy()
        try home.write("old/a.md", "changed meanwhile")
        #expect(move.removeOriginals(of: copies) == 1)
        #expect(try home.read("old/a.md") == "changed meanwhile")
        #expect(all(in: "new") == moved)
    }

    @Test(
        "Whatever step fails, all is as it was",
        arguments: [DiskStep.createTemporary, .write, .sync, .rename, .syncFolder, .read])
    func faults(_ step: DiskStep) throws {
        for fatal in 1...3 {
            let counter = DiskFaults()
            var move = move()
            let check: @Sendable (DiskStep) throws -> Void = { now in
                if now == step, counter.count(step) == fatal - 1 { counter.fail(step, ENOSPC) }
                try counter.check(now)
            }
            (move.from.fault, move.to.fault) = (check, check)
            let broken = move
            #expect(throws: StoreError.self) { _ = try broken.copy() }
            #expect(all(in: "old").count == 6)
            #expect(!home.exists("new"), "what was made is gone: \(all(in: "new"))")
        }
    }

    @Test("A full disk loses nothing")
    func fullDisk() throws {
        let disk = try SmallDisk()
        try home.write("old/large.md", [UInt8](repeating: 0x61, count: 600_000))
        try disk.fill()
        defer { try? disk.free() }
        let move = FolderMove(from: old, to: disk.path + "/notes")
        do {
            _ = try move.copy()
            Issue.record("the disk was to be full")
        } catch {}
        #expect(all(in: "old").count == 7)
        #expect(!FileManager.default.fileExists(atPath: disk.path + "/notes/large.md"))
    }

    @Test("A note that cannot be read stops it before anything is changed")
    func unreadable() throws {
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: old + "/b.txt")
        chmod(home.path, 0o777)
        chmod(old, 0o777)
        asNobody {
            #expect(throws: StoreError.noPermission(subject: "b.txt")) { _ = try move().copy() }
        }
        #expect(!home.exists("new"))
        #expect(home.exists("old/a.md"))
    }

    @Test("A link to a note elsewhere still leads there")
    func links() throws {
        try home.write("elsewhere.md", "far away")
        try FileManager.default.createSymbolicLink(
            atPath: old + "/link.md", withDestinationPath: "../elsewhere.md")
        try FileManager.default.createDirectory(atPath: new + "/deep", withIntermediateDirectories: true)
        let move = FolderMove(from: old, to: new + "/deep")
        let copies = try move.copy()
        #expect(move.removeOriginals(of: copies) == 0)
        #expect(try home.read("new/deep/link.md") == "far away")
        #expect(!home.exists("old/link.md"))
    }

    @Test("Two ways to one folder are told")
    func oneFolder() throws {
        try FileManager.default.createSymbolicLink(atPath: new, withDestinationPath: old)
        #expect(move().isWithinOneFolder)
        #expect(!FolderMove(from: old, to: home.path).isWithinOneFolder)
    }

    @Test("Killed at any moment it loses nothing, and can be begun again")
    func killed() throws {
        var expected = moved
        for number in 0..<150 {
            try home.write("old/n\(number).md", "note \(number)")
            expected["n\(number).md"] = "note \(number)"
        }
        func count(_ folder: String) -> Int {
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasPrefix("n") }.count
        }
        // While it copies, at several places, and then while it removes.
        let moments: [(folder: String, count: ClosedRange<Int>)] = [
            (new, 5...150), (new, 40...150), (new, 90...150), (new, 140...150), (old, 0...145), (old, 0...100),
            (old, 0...30),
        ]
        for moment in moments {
            let program = try KillProgram(["move", old, new])
            while program.isRunning, !moment.count.contains(count(moment.folder)) { usleep(100) }
            program.kill()
            _ = program.finish()
            let (before, after) = (all(in: "old"), all(in: "new"))
            for (name, content) in expected {
                #expect(before[name] == content || after[name] == content, "\(name)")
            }
        }
        let last = try KillProgram(["move", old, new]).finish()
        #expect(last.status == 0, "\(last.said)")
        #expect(all(in: "new").filter { !$0.key.contains(".peel-") } == expected)
    }
}
