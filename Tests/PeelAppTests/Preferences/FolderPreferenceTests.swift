import CGtk
import Foundation
import GLib
import Gtk
import NoteStore
import XCTest

@testable import PeelApp

/// The folder of notes as a preference, of the application as it runs.
@MainActor
final class FolderPreferenceTests: XCTestCase {
    private let home = NSTemporaryDirectory() + "peel-folders-" + UUID().uuidString

    nonisolated override func setUp() {
        MainActor.assumeIsolated {
            XCTAssertNotEqual(gtk_init_check(), 0, "these tests need a display")
        }
    }

    private func write(_ name: String, _ content: String) throws {
        let file = URL(fileURLWithPath: home).appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.write(to: file, atomically: false, encoding: .utf8)
    }

    private func read(_ name: String) -> String? { try? String(contentsOfFile: home + "/" + name, encoding: .utf8) }

    private func started(_ folder: String) throws -> (PeelApplication, Preferences) {
        let preferences = Preferences(store: MemoryPreferences())
        preferences.notesFolder = home + "/" + folder
        let program = PeelApplication(try FolderChoice.ofPreference(preferences), preferences)
        g_application_set_flags(program.application.cast(), G_APPLICATION_NON_UNIQUE)
        XCTAssertNotEqual(g_application_register(program.application.cast(), nil, nil), 0)
        return (program, preferences)
    }

    private func end(_ program: PeelApplication) {
        for window in program.windows.windows { window.window.destroy() }
        while MainContext.iterate(mayBlock: false) {}
        removeFolders()
    }

    private func removeFolders() { try? FileManager.default.removeItem(atPath: home) }

    func testMovingTakesTheOpenNotesAlong() async throws {
        try write("old/a.md", "first")
        try write("old/.trash/2026-01-01T00-00-00/t.md", "in the trash")
        let (program, preferences) = try started("old")
        defer { end(program) }
        program.showNotes()
        let window = try XCTUnwrap(program.windows.windows.first)
        window.note.text = "first, and typed just now"
        var result: Result<Int, FolderUseError>?
        program.moveNotes(to: home + "/new") { result = $0 }
        XCTAssertTrue(MainContext.run(until: { result != nil }, milliseconds: 20_000))
        XCTAssertEqual(result, .success(0))
        XCTAssertEqual(read("new/a.md"), "first, and typed just now")
        XCTAssertEqual(read("new/.trash/2026-01-01T00-00-00/t.md"), "in the trash")
        XCTAssertNil(read("old/a.md"))
        XCTAssertEqual(preferences.notesFolder, home + "/new")
        XCTAssertEqual(program.notesFolder, home + "/new")
        XCTAssertEqual(program.windows.windows.map(\.note.text), ["first, and typed just now"])
        program.windows.windows.first?.note.text = "written in the new folder"
        XCTAssertTrue(program.windows.saveAll())
        XCTAssertEqual(read("new/a.md"), "written in the new folder")
    }

    func testTheOrderByHandGoesAlong() async throws {
        for name in ["a", "b", "c"] { try write("old/\(name).md", name) }
        let (program, preferences) = try started("old")
        defer { end(program) }
        program.showNotes()
        preferences.boardSort = .byHand
        program.board.show()
        let board = try XCTUnwrap(program.board.window)
        let notes = board.notes.notes
        XCTAssertTrue(MainContext.run(until: { notes.count == 3 }, milliseconds: 20_000))
        let names = { (board: BoardWindow) in
            board.notes.notes.shown.map { board.notes.notes.sheet(of: $0)?.name ?? "?" }
        }
        let last = try XCTUnwrap(notes.shown.last?.noteID)
        notes.move([last], before: notes.shown.first?.noteID)
        let order = names(board)
        var result: Result<Int, FolderUseError>?
        program.moveNotes(to: home + "/new") { result = $0 }
        XCTAssertTrue(MainContext.run(until: { result != nil }, milliseconds: 20_000))
        XCTAssertEqual(result, .success(0))
        program.board.show()
        let after = try XCTUnwrap(program.board.window)
        XCTAssertTrue(MainContext.run(until: { after.notes.notes.count == 3 }, milliseconds: 20_000))
        XCTAssertEqual(names(after), order)
        after.window.destroy()
    }

    func testAClashLeavesAllAsItWas() async throws {
        try write("old/a.md", "mine")
        try write("new/a.md", "theirs")
        let (program, preferences) = try started("old")
        defer { end(program) }
        program.showNotes()
        var result: Result<Int, FolderUseError>?
        program.moveNotes(to: home + "/new") { result = $0 }
        XCTAssertTrue(MainContext.run(until: { result != nil }, milliseconds: 20_000))
        guard case .failure(let error)? = result else { return XCTFail("\(String(describing: result))") }
        XCTAssertTrue(error.sentence.contains("a.md"), error.sentence)
        XCTAssertEqual([read("old/a.md"), read("new/a.md")], ["mine", "theirs"])
        XCTAssertEqual(preferences.notesFolder, home + "/old")
        XCTAssertEqual(program.windows.windows.map(\.note.text), ["mine"], "the notes are shown again")
    }

    func testUsingAnotherFolderMixesNothing() async throws {
        try write("old/a.md", "mine")
        try write("new/b.md", "theirs")
        let (program, preferences) = try started("old")
        defer { end(program) }
        program.showNotes()
        try program.useFolder(home + "/new")
        XCTAssertEqual(program.windows.windows.map(\.note.text), ["theirs"])
        XCTAssertEqual(preferences.notesFolder, home + "/new")
        XCTAssertEqual([read("old/a.md"), read("new/b.md"), read("new/a.md")], ["mine", "theirs", nil])
        try program.useFolder(home + "/old")
        XCTAssertEqual(program.windows.windows.map(\.note.text), ["mine"])
        XCTAssertThrowsError(try program.useFolder(home + "/nowhere"))
        XCTAssertEqual(program.notesFolder, home + "/old")
    }

    func testAChosenFolderThatIsMissingIsNotMade() async throws {
        let (program, _) = try started("unplugged")
        defer { end(program) }
        program.showNotes()
        XCTAssertTrue(try XCTUnwrap(program.windows.windows.first).note.text.contains("unplugged"))
        XCTAssertThrowsError(try program.windows.openNew())
        XCTAssertFalse(FileManager.default.fileExists(atPath: home + "/unplugged"))
    }

    func testThePreferenceMustBeAPath() async throws {
        let preferences = Preferences(store: MemoryPreferences())
        XCTAssertEqual(try FolderChoice.ofPreference(preferences).path, NoteFolder.usualPath)
        preferences.notesFolder = "/a/../b"
        XCTAssertEqual(try FolderChoice.ofPreference(preferences).path, "/b")
        XCTAssertFalse(try FolderChoice.ofPreference(preferences).isNamedNow)
        preferences.notesFolder = "notes"
        XCTAssertThrowsError(try FolderChoice.ofPreference(preferences)) { error in
            XCTAssertTrue((error as? CommandError)?.message.contains("“notes”") == true, "\(error)")
            XCTAssertEqual((error as? CommandError)?.status, .badUse)
        }
    }

    // MARK: The row

    func testTheRowAsksBeforeItDoesAnything() async throws {
        let bench = try PreferenceBench()
        defer {
            bench.end()
            removeFolders()
        }
        let parent = Window()
        defer { parent.destroy() }
        let row = FolderRow(bench.preferences, bench.owner, in: parent)
        parent.setChild(row.widget)
        try write("full/a.md", "a")
        row.consider(home + "/full")
        XCTAssertEqual(bench.owner.used + bench.owner.moved, [])
        row.press("Use the Notes There")
        XCTAssertEqual(bench.owner.used, [home + "/full"])
        try FileManager.default.createDirectory(atPath: home + "/empty", withIntermediateDirectories: true)
        row.consider(home + "/empty")
        row.press("Move My Notes There")
        XCTAssertEqual(bench.owner.moved, [home + "/empty"])
        XCTAssertEqual(row.said, "Your notes have been moved.")
        bench.owner.answer = .failure(FolderUseError(sentence: "The disk is full."))
        row.consider(home + "/full")
        row.press("Move My Notes There")
        XCTAssertEqual(row.said, "Nothing was moved, and your notes are where they were. The disk is full.")
        row.consider(home + "/nowhere")
        XCTAssertTrue(row.said.contains("nowhere"), row.said)
        row.consider(home + "/empty")
        XCTAssertTrue(row.said.contains("used already"), row.said)
    }
}
