import Foundation
import XCTest

/// How often the program writes: once a second at most while someone types, and not at all while a window is dragged or
/// resized.
final class WriteCountTests: DesktopTestCase {
    func testTypingWritesOnceASecondAtMost() throws {
        let (desktop, _, note) = try start()
        let watch = try FolderWatch([folder.path])
        let begun = Date()
        let text = String(repeating: "words ", count: 30)
        try desktop.xdotool("type", "--delay", "30", text)
        try eventually("all of it in the file") { try String(contentsOf: note, encoding: .utf8).hasPrefix(text) }
        let seconds = Date().timeIntervalSince(begun)
        watch.look()
        // Each write is one new file beside the note.
        let files = Set(watch.writes.map(\.path).filter { $0.contains("/.peel-") })
        XCTAssertGreaterThan(files.count, 1, "nothing seems to be watched")
        XCTAssertLessThanOrEqual(Double(files.count), seconds + 1)
    }

    func testResizingWritesNothingUntilItHasSettled() throws {
        try whileHeld(at: { ($0.x + $0.width - 36, $0.y + $0.height - 46) }, by: 3)
    }

    func testDraggingWritesNothingUntilItHasSettled() throws {
        try whileHeld(at: { ($0.x + 28, $0.y + 60) }, by: -3)
    }

    /// Moves the pointer with the button down for longer than it takes to settle.
    private func whileHeld(at start: (PeelUnderTest.Geometry) -> (x: Int, y: Int), by step: Int) throws {
        let (desktop, peel, _) = try self.start()
        let window = try peel.activeWindow()
        let before = try peel.geometry(of: window)
        let states = folder.appendingPathComponent(".state/peel")
        try eventually("the state of the open window to be written") {
            (try? String(contentsOf: states.appendingPathComponent("windows.ini"), encoding: .utf8))?
                .contains("open=true") == true
        }
        let place = start(before)
        let watch = try FolderWatch([folder.path, states.path])
        try waitForQuiet(watch)
        for _ in 1...5 {
            // A pause of a second is rest, also on a computer that is only busy: once more then.
            guard try holdEvenly(window, of: peel, on: desktop, at: place, by: step, watch) else { continue }
            XCTAssertEqual(watch.writes.map(\.path), [])
            return
        }
        XCTFail("this computer was too busy to move the pointer evenly for three seconds")
    }

    /// Waits until what a window writes when it opens is written: two and a half seconds without anything.
    private func waitForQuiet(_ watch: FolderWatch) throws {
        var since = Date()
        try eventually("nothing to be written any more", seconds: 60) {
            let before = watch.writes.count
            watch.look()
            if watch.writes.count > before { since = Date() }
            return Date().timeIntervalSince(since) > 2.5
        }
    }

    /// Moves the pointer for three seconds with the button down, and has the watch tell what was written then.
    /// - Returns: whether it never rested.
    private func holdEvenly(
        _ window: String, of peel: PeelUnderTest, on desktop: PrivateDesktop, at place: (x: Int, y: Int), by step: Int,
        _ watch: FolderWatch
    ) throws -> Bool {
        let before = try peel.geometry(of: window)
        try desktop.xdotool("mousemove", "\(place.x)", "\(place.y)", "mousedown", "1")
        watch.forget()
        let begun = Date()
        var (moves, longest, isHeld) = (0, 0.0, false)
        while Date().timeIntervalSince(begun) < 3 {
            let last = Date()
            moves += 1
            // To and fro, so that it stays on the screen.
            let way = step * (moves / 20 % 2 == 0 ? moves % 20 : 20 - moves % 20)
            try desktop.xdotool("mousemove", "\(place.x + way)", "\(place.y + way)")
            if moves == 19 { isHeld = try peel.geometry(of: window) != before }
            usleep(20_000)
            longest = max(longest, Date().timeIntervalSince(last))
        }
        watch.look()
        // Back to where it was, for another time.
        try desktop.xdotool("mousemove", "\(place.x)", "\(place.y)", "mouseup", "1")
        guard longest < 0.7 else { return false }
        XCTAssertTrue(isHeld, "the window was not held at all")
        return true
    }

    private func start() throws -> (PrivateDesktop, PeelUnderTest, URL) {
        let note = folder.appendingPathComponent("note.md")
        try Data("\n".utf8).write(to: note)
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop)
        let place = try peel.geometry(of: try peel.activeWindow())
        try desktop.xdotool("mousemove", "\(place.x + place.width / 2)", "\(place.y + place.height / 2)", "click", "1")
        try desktop.xdotool("key", "ctrl+Home")
        return (desktop, peel, note)
    }
}
