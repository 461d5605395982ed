import Foundation
import XCTest

/// The board of the built program, by the keyboard alone.
final class BoardProgramTests: AccessibilityTestCase {
    private func write(_ name: String, _ content: String) throws {
        try Data(content.utf8).write(to: folder.appendingPathComponent(name))
    }

    private func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }

    /// Waits for a window of a name that has the keyboard.
    private func active(_ name: String, _ peel: PeelUnderTest, on desktop: PrivateDesktop) throws -> String {
        try eventually("\(name) to have the keyboard") {
            let window = try desktop.xdotool("getactivewindow").trimmingCharacters(in: .whitespacesAndNewlines)
            guard try peel.windows().contains(window) else { return nil }
            return try desktop.xdotool("getwindowname", window) == name + "\n" ? window : nil
        }
    }

    func testSearchOpenDeleteUndoAndRestoreByKeys() throws {
        try write("alpha.md", "Alpha text")
        try write("beta.md", "Beta caf\u{E9}")
        let peel = try startReading()
        let program = try application(peel)
        try desktop.xdotool("key", "ctrl+b")
        let board = try active("All Notes", peel, on: desktop)
        // Typing begins the search; Enter goes to the hits, and Enter opens the first.
        try desktop.xdotool("type", "--delay", "40", "CAFE")
        _ = try find(.heading, named: "1 of 2 notes", in: program)
        try desktop.xdotool("key", "Return")
        try waitForFocus(on: .tableCell, named: "Beta caf\u{E9}", in: program)
        try desktop.xdotool("key", "Return")
        _ = try active("Note: Beta caf\u{E9}", peel, on: desktop)
        try desktop.xdotool("key", "ctrl+w")
        // When it goes, the window manager chooses what is active then.
        try eventually("the note to be put away") {
            (try? desktop.xdotool("search", "--onlyvisible", "--name", "^Note: Beta"))?.isEmpty ?? true
        }
        try desktop.xdotool("windowactivate", "--sync", board)
        _ = try active("All Notes", peel, on: desktop)
        try desktop.xdotool("key", "Delete")
        try eventually("the note to be in the trash") { !exists("beta.md") && exists(".trash") }
        try desktop.xdotool("key", "ctrl+z")
        try eventually("the note to be back") { exists("beta.md") }
        try waitForFocus(on: .tableCell, named: "Beta caf\u{E9}", in: program)
        try desktop.xdotool("key", "Escape")
        _ = try find(.heading, named: "2 notes", in: program)
        try desktop.xdotool("key", "ctrl+f")
        try waitForFocus(on: .entry, named: "Search notes", in: program)
        try desktop.xdotool("type", "--delay", "40", "cafe")
        _ = try find(.heading, named: "1 of 2 notes", in: program)
        try desktop.xdotool("key", "Return")
        try waitForFocus(on: .tableCell, named: "Beta caf\u{E9}", in: program)
        try desktop.xdotool("key", "Delete")
        try eventually("the note to be in the trash again") { !exists("beta.md") }
        try desktop.xdotool("key", "ctrl+q")
        XCTAssertEqual(try peel.end(), 0)
        XCTAssertTrue(exists("alpha.md"))

        // After a restart it is still there to be restored.
        let again = try startReading()
        try desktop.xdotool("key", "ctrl+shift+b")
        _ = try active("All Notes", again, on: desktop)
        try waitForFocus(on: .tableCell, named: "Beta caf\u{E9}", in: try application(again))
        try desktop.xdotool("key", "Return")
        try eventually("the note to be restored") { exists("beta.md") }
        XCTAssertEqual(
            try String(contentsOf: folder.appendingPathComponent("beta.md"), encoding: .utf8), "Beta caf\u{E9}")
    }
}
