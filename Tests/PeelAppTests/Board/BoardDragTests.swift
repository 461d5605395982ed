import Foundation
import XCTest

/// Dragging on the board of the built program with a real pointer: sheets, and text of another program's.
final class BoardDragTests: DesktopTestCase {
    private typealias Point = (x: Int, y: Int)

    private static let (leaf, amber) = (
        Pixel(red: 0xAA, green: 0xD0, blue: 0x87), Pixel(red: 0xF7, green: 0xC6, blue: 0x54)
    )

    /// Shows the board of four notes at a corner of the screen, and waits until their papers are painted.
    private func showBoard(on desktop: PrivateDesktop) throws -> PeelUnderTest {
        for (number, color) in ["leaf", "rose", "blue", "amber"].enumerated() {
            let name = "\(number + 1).md"
            try put("---\ncolor: \(color)\n---\nNote \(number + 1)", name)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_796_000_000 - Double(number))],
                ofItemAtPath: folder.appendingPathComponent(name).path)
        }
        let peel = try startPeel(on: desktop, "board")
        let board: String = try eventually("the board") { try peel.windows().first }
        try desktop.xdotool("windowmove", board, "0", "0", "windowsize", board, "960", "420")
        try desktop.xdotool("windowactivate", board)
        try eventually("the first and the last sheet") {
            let picture = try desktop.picture()
            return picture[130, 240].isLike(Self.leaf, within: 24) && picture[830, 240].isLike(Self.amber, within: 24)
        }
        return peel
    }

    /// Drags with the pointer, in steps as a hand does.
    /// - Parameter look: what is looked at before it is dropped.
    private func drag(
        from start: Point, to end: Point, on desktop: PrivateDesktop, look: () throws -> Void = {}
    ) throws {
        try desktop.xdotool("mousemove", "\(start.x)", "\(start.y)", "sleep", "0.1", "mousedown", "1", "sleep", "0.1")
        for step in 1...16 {
            let (x, y) = (start.x + (end.x - start.x) * step / 16, start.y + (end.y - start.y) * step / 16)
            try desktop.xdotool("mousemove", "\(x)", "\(y)", "sleep", "0.03")
        }
        try look()
        try desktop.xdotool("mouseup", "1")
    }

    private func orderOnDisk() -> String {
        let file = folder.appendingPathComponent(".state/peel/board.ini")
        let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
        return lines.first { $0.hasPrefix("notes=") }.map { String($0.dropFirst("notes=".count)) } ?? ""
    }

    func testASheetIsDraggedToAnotherPlace() throws {
        let desktop = try makeDesktop()
        _ = try showBoard(on: desktop)
        // While the order is another, the drag changes nothing and the board says what to do.
        try drag(from: (830, 240), to: (40, 240), on: desktop)
        // The last entry of the menu of orders.
        try desktop.xdotool("mousemove", "905", "80", "click", "1", "sleep", "0.7", "key", "Up", "Return")
        XCTAssertEqual(orderOnDisk(), "")
        try eventually("the last sheet to be the first", seconds: 40) {
            try drag(from: (830, 240), to: (40, 240), on: desktop) {
                try eventually("the sheet under the pointer") {
                    try desktop.picture()[60, 300].isLike(Self.amber, within: 24)
                }
            }
            let arrived: Void? = try? eventually("the order", seconds: 5) {
                orderOnDisk() == "4.md/1.md/2.md/3.md"
            }
            return arrived != nil
        }
        try eventually("the picture of it") { try desktop.picture()[130, 240].isLike(Self.amber, within: 24) }
    }

    func testSheetsChosenWithThePointerAreAllGivenAnotherPaper() throws {
        let desktop = try makeDesktop()
        _ = try showBoard(on: desktop)
        func colors() throws -> [String] {
            try (1...4).map { number in
                let file = folder.appendingPathComponent("\(number).md")
                let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                return lines.first { $0.hasPrefix("color: ") }.map { String($0.dropFirst(7)) } ?? ""
            }
        }
        try desktop.xdotool("mousemove", "130", "240", "click", "1")
        try desktop.xdotool("keydown", "Control_L", "mousemove", "830", "240", "click", "1", "keyup", "Control_L")
        // A click on one of them has the menu be for both; the third entry leads to the papers, of which yellow is the first.
        try desktop.xdotool("click", "3", "sleep", "0.7", "key", "Down", "Down", "Return", "sleep", "0.7")
        try desktop.xdotool("key", "Down", "Return")
        try eventually("the paper of the first and the last") {
            try colors() == ["yellow", "rose", "blue", "yellow"]
        }
        try desktop.xdotool("sleep", "0.3", "key", "ctrl+z")
        try eventually("the papers before") { try colors() == ["leaf", "rose", "blue", "amber"] }
    }

    func testTextOfAnotherProgramMakesANoteOnTheBoardAndIsInsertedOnANote() throws {
        let desktop = try makeDesktop()
        let peel = try showBoard(on: desktop)
        // The other program is another Peel, with a folder of its own.
        let elsewhere = try ScratchFolder()
        try Data("Dragged along".utf8).write(to: elsewhere.url.appendingPathComponent("other.md"))
        let other = try startPeel(on: desktop, folder: elsewhere.url)
        let source = try other.activeWindow()
        try desktop.xdotool("windowmove", source, "20", "440")
        XCTAssertEqual(try verb("open", "3", environment: desktop.environment).status, 0)
        let note = try eventually("the note") {
            try peel.windows().first { try desktop.xdotool("getwindowname", $0) == "Note: Note 3\n" }
        }
        try desktop.xdotool("windowmove", note, "600", "440")
        try eventually("both at their places") {
            try peel.geometry(of: note).y == 440 && other.geometry(of: source).y == 440
        }
        for (target, what) in [(Point(500, 370), "a note more"), (Point(632, 620), "the text on the note")] {
            try activate(source, on: desktop)
            // In the writing, all of it; while one writes already Return would be a new line.
            try desktop.xdotool("key", "Escape", "Return", "ctrl+a")
            let place = try other.geometry(of: source)
            try eventually(what, seconds: 40) {
                try drag(from: (place.x + place.width / 2, place.y + 70), to: target, on: desktop)
                // A drag that began too early has to be made again.
                let arrived: Void? = try? eventually(what, seconds: 5) {
                    let texts = try texts()
                    return what == "a note more"
                        ? texts.contains("Dragged along") : texts.contains { $0.hasPrefix("Note 3\nDragged along") }
                }
                return arrived != nil
            }
        }
        XCTAssertEqual(
            try String(contentsOf: elsewhere.url.appendingPathComponent("other.md"), encoding: .utf8), "Dragged along",
            "what is dragged to another program stays")
    }
}
