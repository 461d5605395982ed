import GLib
import Gtk
import NoteStore
import XCTest

@testable import PeelApp

/// A note's window when the note goes to the trash, comes out of it or is done away with from elsewhere.
@MainActor
final class TrashedWindowTests: BoardTestCase {
    /// The board with one note, whose window is open.
    private func openWithNote() throws -> (board: BoardWindow, note: NoteWindow, id: NoteID) {
        try write("a.md", "alpha")
        let board = try open()
        let bench = try XCTUnwrap(bench)
        let id = try XCTUnwrap(board.notes.notes.shown.first?.noteID)
        board.work.open([id])
        return (board, try XCTUnwrap(bench.windows.window(of: id)), id)
    }

    func testWhatTheBoardTakesBackTheWindowShows() async throws {
        let board = try open()
        let bench = try XCTUnwrap(bench)
        board.work.make(of: "dropped")
        wait("the note") { self.names(board) == ["dropped"] }
        let id = try XCTUnwrap(board.notes.notes.shown.first?.noteID)
        let window = try bench.windows.open(id)
        board.message.undo()
        // What would be typed now would be lost without a word.
        XCTAssertFalse(window.note.isEditable)
        XCTAssertEqual(window.message.message?.topic, .trashed)
        let undo = try XCTUnwrap(window.message.message?.choices.first)
        undo.act()
        XCTAssertNil(window.message.message)
        XCTAssertTrue(window.note.isEditable)
        window.note.text = "written on"
        XCTAssertTrue(window.save())
        XCTAssertTrue(try String(contentsOfFile: path + "/dropped.md", encoding: .utf8).hasSuffix("written on"))
        bench.windows.closeAll()
    }

    func testANoteRestoredOnTheBoardComesToLifeInItsWindow() async throws {
        let (board, window, id) = try openWithNote()
        let bench = try XCTUnwrap(bench)
        window.delete()
        XCTAssertEqual(window.message.message?.topic, .trashed)
        board.work.restore(try bench.folder.trash())
        XCTAssertNil(window.message.message)
        XCTAssertTrue(window.note.isEditable)
        XCTAssertEqual(bench.windows.windows.count, 1)
        XCTAssertTrue(bench.windows.window(of: id) === window)
        bench.windows.closeAll()
    }

    func testAWindowGoesWithANoteThatIsDeletedForGood() async throws {
        let (board, window, _) = try openWithNote()
        let bench = try XCTUnwrap(bench)
        window.delete()
        board.work.purge(try bench.folder.trash())
        XCTAssertEqual(bench.windows.windows.count, 0)
    }

    func testANoteThatTheCommandLineDeletesSaysSoAndHasItsUndo() async throws {
        let (_, window, id) = try openWithNote()
        let bench = try XCTUnwrap(bench)
        let other = NoteFolder(path: path)
        try other.refresh()
        try other.delete(try XCTUnwrap(other.id(of: try XCTUnwrap(NoteName("a.md")))))
        try bench.folder.refresh()
        XCTAssertEqual(window.message.message?.topic, .trashed)
        XCTAssertFalse(window.note.isEditable)
        try other.refresh()
        try other.restore(try XCTUnwrap(other.trash().first))
        try bench.folder.refresh()
        XCTAssertNil(window.message.message)
        XCTAssertTrue(window.note.isEditable)
        XCTAssertTrue(bench.windows.window(of: id) === window)
        bench.windows.closeAll()
    }

    func testBlankNotesStillLeaveNothing() async throws {
        let board = try open()
        let bench = try XCTUnwrap(bench)
        let window = try bench.windows.openNew()
        XCTAssertEqual(bench.folder.notes.count, 1)
        window.window.close()
        wait("an empty board") { board.notes.notes.count == 0 }
        XCTAssertEqual(bench.windows.windows.count, 0)
        XCTAssertEqual(try bench.folder.trash(), [])
    }
}
