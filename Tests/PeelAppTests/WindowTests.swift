import Foundation
import XCTest

/// The note's window on an X11 screen: closing, sizing, moving, and what is beside the paper.
final class WindowTests: DesktopTestCase {
    func testControlWCloses() throws {
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop)
        _ = try peel.activeWindow()
        try desktop.xdotool("key", "ctrl+w")
        XCTAssertEqual(try peel.end(), 0)
    }

    func testControlQQuits() throws {
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop)
        _ = try peel.activeWindow()
        try desktop.xdotool("key", "ctrl+q")
        XCTAssertEqual(try peel.end(), 0)
    }

    func testTheWindowSaysWhichNoteItIs() throws {
        try Data("Milk and bread\nEggs".utf8).write(to: folder.appendingPathComponent("shopping.md"))
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop)
        let window = try peel.activeWindow()
        try eventually("the title") { try desktop.xdotool("getwindowname", window) == "Note: Milk and bread\n" }
    }

    func testASizeThatIsNotSquareSettles() throws {
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop)
        let window = try peel.activeWindow()
        try desktop.xdotool("windowsize", window, "500", "400")
        try eventually("a square of the width that was pulled") {
            let geometry = try peel.geometry(of: window)
            return geometry.width == geometry.height && geometry.width > 450
        }
    }

    func testTheCornerSizesTheNoteAndItStaysSquare() throws {
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop)
        let window = try peel.activeWindow()
        let before = try peel.geometry(of: window)
        // In the curled corner, within the shadow's margin.
        let corner = (x: before.x + before.width - 36, y: before.y + before.height - 46)
        try drag(on: desktop, from: corner, by: (90, 90))
        try eventually("a larger square") {
            let geometry = try peel.geometry(of: window)
            return geometry.width == geometry.height && geometry.width >= before.width + 60
        }
        XCTAssertEqual(try peel.geometry(of: window).x, before.x, "sizing must not move the note")
    }

    func testThePaperMovesTheNote() throws {
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop)
        let window = try peel.activeWindow()
        let before = try peel.geometry(of: window)
        try drag(on: desktop, from: (before.x + 28, before.y + 60), by: (-80, -60))
        try eventually("the note to be elsewhere") {
            let geometry = try peel.geometry(of: window)
            return geometry.x < before.x - 40 && geometry.y < before.y - 30 && geometry.width == before.width
        }
    }

    func testTheWritingDoesNotMoveTheNote() throws {
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop)
        let window = try peel.activeWindow()
        let before = try peel.geometry(of: window)
        try drag(on: desktop, from: (before.x + before.width / 2, before.y + before.height / 2), by: (60, 50))
        // What comes after the drag in the program's queue has come: so has what the drag did.
        try desktop.xdotool("key", "ctrl+w")
        _ = try peel.end()
    }

    func testAClickBesideTheSheetFallsThrough() throws {
        for composited in [false, true] {
            let desktop = try makeDesktop(composited: composited)
            let peel = try startPeel(on: desktop)
            let geometry = try peel.geometry(of: try peel.activeWindow())
            // The shadow's margin is the window's, and not the paper's.
            let beside = (x: geometry.x + 3, y: geometry.y + geometry.height - 5)
            try eventually("the click to reach what is beneath") {
                try desktop.xdotool("mousemove", "\(beside.x)", "\(beside.y)", "click", "1")
                return try desktop.ground.clicks().contains { $0 == beside }
            }
            let paper = (x: geometry.x + 28, y: geometry.y + 60)
            try desktop.xdotool("mousemove", "\(paper.x)", "\(paper.y)", "click", "1")
            try desktop.xdotool("mousemove", "\(beside.x)", "\(beside.y)", "click", "1")
            var clicks: [(x: Int, y: Int)] = []
            try eventually("the second click beside the paper") {
                clicks += try desktop.ground.clicks()
                return clicks.contains { $0 == beside }
            }
            XCTAssertFalse(clicks.contains { $0 == paper }, "a click on the paper went through it")
            peel.stop()
        }
    }

    /// Drags with the pointer, in steps as a hand does.
    private func drag(on desktop: PrivateDesktop, from start: (x: Int, y: Int), by way: (Int, Int)) throws {
        // Without --sync, which waits in vain where the pointer is there already.
        try desktop.xdotool("mousemove", "\(start.x)", "\(start.y)", "mousedown", "1")
        for step in 1...10 {
            let (x, y) = (start.x + way.0 * step / 10, start.y + way.1 * step / 10)
            try desktop.xdotool("mousemove", "--sync", "\(x)", "\(y)")
        }
        try desktop.xdotool("mouseup", "1")
    }
}
