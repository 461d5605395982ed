import Foundation
import XCTest

/// What is written on the note is in its file: soon, at the latest when the program ends, and however it ends.
final class FileTests: DesktopTestCase {
    func testTypedTextIsInTheFile() throws {
        let (desktop, _) = try startWriting()
        try desktop.xdotool("type", "Milk and bread")
        try eventually("the text in the file", seconds: 10) { try texts() == ["Milk and bread"] }
    }

    func testNothingIsLostWhenTheProgramIsToldToEnd() throws {
        for signal in [SIGTERM, SIGINT, SIGHUP] {
            try? FileManager.default.removeItem(at: folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let (desktop, peel) = try startWriting()
            try desktop.xdotool("type", "--delay", "1", "Every last letter of it")
            kill(peel.process.processIdentifier, signal)
            XCTAssertEqual(try peel.end(), 0)
            XCTAssertEqual(try texts(), ["Every last letter of it"], "after signal \(signal)")
        }
    }

    func testClosingSaves() throws {
        let (desktop, peel) = try startWriting()
        try desktop.xdotool("type", "--delay", "1", "Put away")
        try desktop.xdotool("key", "ctrl+w")
        XCTAssertEqual(try peel.end(), 0)
        XCTAssertEqual(try texts(), ["Put away"])
    }

    func testQuittingSaves() throws {
        let (desktop, peel) = try startWriting()
        try desktop.xdotool("type", "--delay", "1", "Done for today")
        try desktop.xdotool("key", "ctrl+q")
        XCTAssertEqual(try peel.end(), 0)
        XCTAssertEqual(try texts(), ["Done for today"])
    }

    func testTheNoteIsThereAtTheNextStart() throws {
        let (desktop, first) = try startWriting()
        try desktop.xdotool("type", "Still here")
        try desktop.xdotool("key", "ctrl+q")
        XCTAssertEqual(try first.end(), 0)
        let second = try startPeel(on: desktop)
        let window = try second.activeWindow()
        try eventually("the note's first line as the window's name") {
            try desktop.xdotool("getwindowname", window) == "Note: Still here\n"
        }
        XCTAssertEqual(try noteFiles().count, 1)
    }

    func testABlankNoteLeavesNothing() throws {
        let (desktop, peel) = try startWriting()
        try desktop.xdotool("key", "ctrl+w")
        XCTAssertEqual(try peel.end(), 0)
        XCTAssertEqual(try noteFiles().count, 0)
        let trash = folder.appendingPathComponent(".trash").path
        XCTAssertEqual((try? FileManager.default.contentsOfDirectory(atPath: trash)) ?? [], [])
    }

    func testDeletingMovesToTheTrashAndUndoBringsBack() throws {
        try Data("Old news\n".utf8).write(to: folder.appendingPathComponent("old.md"))
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop)
        _ = try peel.activeWindow()
        try desktop.xdotool("key", "ctrl+d")
        try eventually("the file to be gone") { try noteFiles().isEmpty }
        // The focus is on Undo.
        try desktop.xdotool("key", "space")
        try eventually("the file to be back") { try noteFiles().map(\.lastPathComponent) == ["old.md"] }
        XCTAssertEqual(try String(contentsOf: folder.appendingPathComponent("old.md"), encoding: .utf8), "Old news\n")
    }

    func testAFileThatHasVanishedCanBePutBack() throws {
        let file = folder.appendingPathComponent("list.md")
        try Data("Keep me\n".utf8).write(to: file)
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop)
        let place = try peel.geometry(of: try peel.activeWindow())
        try FileManager.default.removeItem(at: file)
        try eventually("the message") {
            try desktop.picture()[place.x + place.width / 2, place.y + 275].isLike(Pixel.message)
        }
        // From the sheet, Tab goes to the writing and on to the message.
        try desktop.xdotool("key", "Tab", "Tab", "space")
        try eventually("the file to be put back") {
            (try? String(contentsOf: file, encoding: .utf8)) == "Keep me\n"
        }
    }

    // MARK: Help

    private func startWriting() throws -> (PrivateDesktop, PeelUnderTest) {
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop)
        _ = try peel.activeWindow()
        return (desktop, peel)
    }
}
