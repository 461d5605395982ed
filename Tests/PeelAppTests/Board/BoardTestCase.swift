import CGtk
import Foundation
import GLib
import Gtk
import XCTest

@testable import NoteStore
@testable import PeelApp

/// Tests of the board in this process, with a folder of notes of their own.
///
/// Each test says `async`, though it awaits nothing: XCTest on Linux finds the tests of a `@MainActor` class only so.
@MainActor
class BoardTestCase: XCTestCase {
    /// Milliseconds after which what has not come counts as missing.
    let patience: UInt32 = 30_000
    private(set) var path = ""
    private(set) var bench: BoardBench?

    override func setUp() async throws {
        continueAfterFailure = false
        XCTAssertNotEqual(gtk_init_check(), 0, "these tests need a display")
        path = NSTemporaryDirectory() + "peel-board-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    override func tearDown() async throws {
        bench?.board.window?.window.destroy()
        settle()
        bench = nil
        settle()
        try FileManager.default.removeItem(atPath: path)
    }

    /// Writes a note's file.
    /// - Parameter age: how long ago it was changed, in seconds.
    func write(_ name: String, _ content: String, age: Double = 0) throws {
        let file = URL(fileURLWithPath: path).appendingPathComponent(name)
        try Data(content.utf8).write(to: file)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_796_000_000 - age)], ofItemAtPath: file.path)
    }

    /// Opens the board over what has been written.
    func open() throws -> BoardWindow {
        let bench = try self.bench ?? BoardBench(path: path)
        self.bench = bench
        bench.board.show()
        let window = try XCTUnwrap(bench.board.window)
        wait("the board") { window.window.isMapped && window.notes.box.size.height > 0 }
        return window
    }

    /// Runs the main loop until a condition holds, and fails where it does not come to hold.
    func wait(_ what: String, file: StaticString = #filePath, line: UInt = #line, until condition: () -> Bool) {
        XCTAssertTrue(
            MainContext.run(until: condition, milliseconds: patience), "\(what) did not come", file: file, line: line)
    }

    /// Lets everything run that is ready now.
    func settle() {
        while MainContext.iterate(mayBlock: false) {}
    }

    /// The names of the sheets that are shown.
    func names(_ window: BoardWindow) -> [String] {
        window.notes.notes.shown.map { window.notes.notes.sheet(of: $0)?.name ?? "?" }
    }
}

/// The parts of the program that the board stands on.
@MainActor
final class BoardBench {
    let application: Application
    let folder: NoteFolder
    let windows: WindowList
    let preferences = Preferences(store: MemoryPreferences())
    let board: Board
    private static var number = 0

    init(path: String) throws {
        Self.number += 1
        application = Application(id: "io.github.peel_notes.Test\(getpid())n\(Self.number)")
        g_application_register(application.cast(), nil, nil)
        folder = NoteFolder(path: path)
        try folder.refresh()
        windows = WindowList(application, folder: folder, preferences: preferences)
        board = Board(application, folder: folder, windows: windows, preferences: preferences)
    }
}
