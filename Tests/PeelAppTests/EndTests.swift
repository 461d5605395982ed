import Foundation
import XCTest

/// Saving at the end of the session and when the window is left, and what becomes of a text that cannot be saved then.
final class EndTests: DesktopTestCase {
    // MARK: The session

    func testTheEndOfTheSessionSaves() throws {
        let manager = try FakeSessionManager()
        defer { manager.stop() }
        let (desktop, peel) = try startWriting()
        try eventually("peel to register with the session") { manager.hasClient }
        try desktop.xdotool("type", "--delay", "1", "Every last letter of it")
        // What was typed before the first question has arrived by the second.
        XCTAssertTrue(try manager.mayEnd())
        XCTAssertTrue(try manager.mayEnd())
        // The session ends without waiting for anybody: what is to be on the disk is there.
        kill(peel.process.processIdentifier, SIGKILL)
        peel.process.waitUntilExit()
        XCTAssertEqual(try texts(), ["Every last letter of it"])
    }

    func testTheSessionEndsTheProgram() throws {
        let manager = try FakeSessionManager()
        defer { manager.stop() }
        let (desktop, peel) = try startWriting()
        try eventually("peel to register with the session") { manager.hasClient }
        try desktop.xdotool("type", "--delay", "1", "Good night")
        XCTAssertTrue(try manager.mayEnd())
        manager.end()
        XCTAssertEqual(try peel.end(), 0)
        XCTAssertEqual(try texts(), ["Good night"])
    }

    func testWithoutASessionBusNothingIsLostEither() throws {
        let desktop = try makeDesktop()
        var environment = desktop.environment
        environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nonexistent/bus"
        let peel = try startPeel(on: desktop, environment: environment)
        _ = try peel.activeWindow()
        try desktop.xdotool("type", "--delay", "1", "No bus at all")
        kill(peel.process.processIdentifier, SIGTERM)
        XCTAssertEqual(try peel.end(), 0)
        XCTAssertEqual(try texts(), ["No bus at all"])
    }

    // MARK: The focus

    /// Half a second after a key the note is saved in any case; this must have been sooner.
    func testLeavingTheWindowSavesAtOnce() throws {
        let (desktop, peel) = try startWriting()
        let window = try peel.activeWindow()
        var text = ""
        for _ in 1...20 {
            let begun = Date()
            text += "x"
            // In one go, as fast as it can be.
            try desktop.xdotool("key", "x", "windowminimize", window)
            while Date().timeIntervalSince(begun) < 0.45 {
                if try texts() == [text] { return }
                usleep(1000)
            }
            // The computer was busy; once more.
            try eventually("the text in the file") { try texts() == [text] }
            try activate(window, on: desktop)
        }
        XCTFail("the text was never in the file before the time at which it is saved anyway")
    }

    // MARK: What cannot be saved

    func testWhatCannotBeSavedAtTheEndIsThereAgainAtTheNextStart() throws {
        let disk = try OwnMount.small(over: folder, kibibytes: 256)
        let elsewhere = try ScratchFolder()
        let note = folder.appendingPathComponent("note.md")
        try Data("old\n".utf8).write(to: note)
        let (desktop, first) = try startWriting(state: elsewhere.url)
        try disk.fill()
        try desktop.xdotool("type", "--delay", "1", "new ")
        kill(first.process.processIdentifier, SIGTERM)
        XCTAssertEqual(try first.end(), 1)
        XCTAssertEqual(try String(contentsOf: note, encoding: .utf8), "old\n")
        try disk.free()
        let second = try startPeel(on: desktop, state: elsewhere.url)
        try eventually("the rescued text as a note") { try texts().sorted() == ["new old\n", "old\n"] }
        try second.waitForTitles(["Note: new old", "Note: old"])
        let rescued = elsewhere.url.appendingPathComponent("peel/rescued")
        let left = try FileManager.default.subpathsOfDirectory(atPath: rescued.path).filter { $0.hasSuffix(".md") }
        XCTAssertEqual(left, [])
    }

    // MARK: Help

    private func startWriting(state: URL? = nil) throws -> (PrivateDesktop, PeelUnderTest) {
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop, state: state)
        let place = try peel.geometry(of: try peel.activeWindow())
        // Into the writing, and to its beginning.
        try desktop.xdotool("mousemove", "\(place.x + place.width / 2)", "\(place.y + place.height / 2)", "click", "1")
        try desktop.xdotool("key", "ctrl+Home")
        return (desktop, peel)
    }
}
