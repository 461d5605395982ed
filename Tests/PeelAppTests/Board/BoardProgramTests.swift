import Foundation
import XCTest

/// The board of the built program, by the keyboard alone.
final class BoardProgramTests: DesktopTestCase {
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
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop)
        _ = try peel.activeWindow()
        try desktop.xdotool("key", "ctrl+b")
        let board = try active("All Notes", peel, on: desktop)
        // Typing begins the search; Enter goes to the hits, and Enter opens the first.
        try desktop.xdotool("type", "--delay", "40", "CAFE")
        // Until the only hit is the one that the keys go to.
        usleep(1_000_000)
        try desktop.xdotool("key", "--delay", "300", "Return", "Return")
        _ = try active("Note: Beta caf\u{E9}", peel, on: desktop)
        try desktop.xdotool("key", "ctrl+w")
        try desktop.xdotool("windowactivate", "--sync", board)
        _ = try active("All Notes", peel, on: desktop)
        try desktop.xdotool("key", "Delete")
        try eventually("the note to be in the trash") { !exists("beta.md") && exists(".trash") }
        try desktop.xdotool("key", "ctrl+z")
        try eventually("the note to be back") { exists("beta.md") }
        try desktop.xdotool("key", "--delay", "200", "Escape", "ctrl+f")
        try desktop.xdotool("type", "--delay", "40", "cafe")
        usleep(1_000_000)
        try desktop.xdotool("key", "--delay", "300", "Return", "Delete")
        try eventually("the note to be in the trash again") { !exists("beta.md") }
        try desktop.xdotool("key", "ctrl+q")
        XCTAssertEqual(try peel.end(), 0)
        XCTAssertTrue(exists("alpha.md"))

        // After a restart it is still there to be restored.
        let again = try startPeel(on: desktop)
        _ = try again.activeWindow()
        try desktop.xdotool("key", "ctrl+shift+b")
        _ = try active("All Notes", again, on: desktop)
        usleep(1_000_000)
        try desktop.xdotool("key", "Return")
        try eventually("the note to be restored") { exists("beta.md") }
        XCTAssertEqual(
            try String(contentsOf: folder.appendingPathComponent("beta.md"), encoding: .utf8), "Beta caf\u{E9}")
    }
}
