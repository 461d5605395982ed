import Foundation
import XCTest

/// What dragging does: on the writing it selects, on the paper it moves, and neither does the other's.
final class DragTests: DesktopTestCase {
    private func start() throws -> (PrivateDesktop, PeelUnderTest, String) {
        try put("Milk and bread", "list.md")
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop)
        return (desktop, peel, try peel.activeWindow())
    }

    /// Drags with the pointer, in steps as a hand does.
    private func drag(on desktop: PrivateDesktop, from start: (x: Int, y: Int), to end: (x: Int, y: Int)) throws {
        try desktop.xdotool("mousemove", "\(start.x)", "\(start.y)", "mousedown", "1")
        for step in 1...10 {
            let x = start.x + (end.x - start.x) * step / 10
            let y = start.y + (end.y - start.y) * step / 10
            try desktop.xdotool("mousemove", "--sync", "\(x)", "\(y)")
        }
        try desktop.xdotool("mouseup", "1")
    }

    func testFromUnderTheLastLineItSelectsAndMovesNothing() throws {
        let (desktop, peel, window) = try start()
        let before = try peel.geometry(of: window)
        // Well under the only line, and up to the left of it.
        let (below, first) = ((before.x + 200, before.y + 200), (before.x + 40, before.y + 40))
        try drag(on: desktop, from: below, to: first)
        try desktop.xdotool("type", "Tea")
        try eventually("what was selected to be typed over") { try texts() == ["Tea"] }
        XCTAssertEqual(try peel.geometry(of: window), before)
        XCTAssertFalse(try states().contains("x=\(before.x + 1)"))
    }

    func testOnThePaperItMovesAndSelectsNothing() throws {
        let (desktop, peel, window) = try start()
        let before = try peel.geometry(of: window)
        // Begin to write: the caret is where it was left, at an end of the text.
        try desktop.xdotool("key", "Return", "ctrl+End")
        try drag(on: desktop, from: (before.x + 28, before.y + 150), to: (before.x - 60, before.y + 60))
        try eventually("the note to be elsewhere") {
            let now = try peel.geometry(of: window)
            return now.x < before.x - 40 && now.y < before.y - 40 && now.width == before.width
        }
        try desktop.xdotool("type", " and tea")
        try eventually("the text to be whole, with more at its end") { try texts() == ["Milk and bread and tea"] }
    }
}
