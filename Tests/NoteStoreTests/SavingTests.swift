import Foundation
import Testing

@testable import NoteStore

/// Section 2: saving.
@MainActor
struct SavingTests {
    let home: TemporaryFolder
    let scheduler = ManualScheduler()
    let folder: NoteFolder

    init() throws {
        home = try TemporaryFolder()
        folder = NoteFolder(path: home.path, scheduler: scheduler)
        try folder.refresh()
    }

    @Test func aNewNoteIsOnTheDiskAtOnce() throws {
        let note = try folder.create(text: "Milk\nBread", title: "Shopping", color: "rose")
        #expect(note.name == name("Shopping.md"))
        #expect(
            try home.read("Shopping.md")
                == "---\ntitle: Shopping\ncolor: rose\ncreated: 2026-11-30T14:05:00Z\n---\nMilk\nBread")
        let mode = try FileManager.default.attributesOfItem(atPath: home.path + "/Shopping.md")[.posixPermissions]
        #expect(mode as? Int == 0o600)
    }

    @Test func aChangeIsWrittenWithinASecond() throws {
        try home.write("a.md", "old")
        try folder.refresh()
        let note = try folder.open(#require(folder.id(of: name("a.md"))))
        note.text = "new"
        #expect(try home.read("a.md") == "old")
        scheduler.advance(1)
        #expect(try home.read("a.md") == "new")
        #expect(!note.hasUnsavedChanges)
    }

    @Test func typingIsWrittenOnceASecondAtMost() throws {
        let note = try folder.create(text: "", title: "T")
        var saves: [Double] = []
        note.onEvent = { [scheduler] event in
            if event == .saved { saves.append(scheduler.uptime) }
        }
        for _ in 0..<100 {
            note.text += "x"
            scheduler.advance(0.1)
        }
        scheduler.advance(2)
        #expect(note.file.text == String(repeating: "x", count: 100))
        #expect(saves.count >= 9 && saves.count <= 11)
        #expect(zip(saves, saves.dropFirst()).allSatisfy { $1 - $0 >= 0.999 })
    }
}
