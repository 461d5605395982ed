import Foundation
import XCTest

/// Real keys, and where they lead.
final class KeyboardTests: AccessibilityTestCase {
    private let letters = "abcdefghijklmnopqrstuvwxyz"

    func testControlAndTabLeadsOutOfTheWritingToo() throws {
        try write("---\ntitle: Shopping\n---\nMilk and bread")
        let peel = try application(try startReading())
        try waitForFocus(on: .panel, named: "Shopping", in: peel)
        try desktop.xdotool("key", "Return")
        try waitForFocus(on: .text, named: "Shopping — note text", in: peel)
        try desktop.xdotool("key", "ctrl+Tab")
        try waitForFocus(on: .pushButton, named: "New note", in: peel)
        try desktop.xdotool("key", "ctrl+shift+Tab")
        try waitForFocus(on: .text, named: "Shopping — note text", in: peel)
        XCTAssertEqual(try find(.text, in: peel).content, "Milk and bread")
    }

    func testTheArrowsMoveTheCaretOfALockedNoteAndOfOneThatCanOnlyBeRead() throws {
        try write("---\ntitle: Fixed\nlocked: true\n---\nab cd\nef")
        try checkArrows(named: "Fixed — note text")
        try FileManager.default.removeItem(at: folder.appendingPathComponent("note.md"))
        try Data([0x61, 0x62, 0x20, 0x63, 0xE9, 0x0A, 0x65, 0x66]).write(to: folder.appendingPathComponent("note.md"))
        try checkArrows(named: "Note text")
    }

    private func checkArrows(named name: String) throws {
        let program = try startReading()
        let peel = try application(program)
        let writing = try find(.text, named: name, in: peel)
        XCTAssertFalse(try writing.has(.editable))
        try eventually("a focus") { try focused(in: peel) != nil }
        try desktop.xdotool("key", "Tab")
        try waitForFocus(on: .text, named: name, in: peel)
        try desktop.xdotool("key", "ctrl+Home")
        let ways = [
            ("Right", 1...1), ("ctrl+Right", 2...2), ("Down", 6...8), ("Up", 0...5), ("Home", 0...0), ("End", 5...5),
        ]
        for (key, places) in ways {
            try desktop.xdotool("key", key)
            try eventually("the caret at \(places) after \(key)") { try places.contains(writing.caret) }
        }
        try desktop.xdotool("key", "ctrl+q")
        XCTAssertEqual(try program.end(), 0)
    }

    func testAPointerThatRestsOverTheMenuMovesNothing() throws {
        try write("---\ntitle: Shopping\n---\nMilk and bread")
        let program = try startReading()
        let peel = try application(program)
        try waitForFocus(on: .panel, named: "Shopping", in: peel)
        let place = try program.geometry(of: try program.activeWindow())
        for (x, y) in [(place.width - 60, 120), (place.width - 60, 200)] {
            try desktop.xdotool("mousemove", "\(place.x + x)", "\(place.y + y)", "key", "F10")
            try waitForFocus(on: .menuItem, named: "New Note", in: peel)
            for entry in ["All Notes", "Trash", "Title…"] {
                try desktop.xdotool("key", "Down")
                try waitForFocus(on: .menuItem, named: entry, in: peel)
            }
            try desktop.xdotool("key", "Escape")
            try waitForFocus(on: .panel, named: "Shopping", in: peel)
        }
    }

    func testNoKeyIsLostAtTheStart() throws {
        try write("\n")
        let buses = try startDesktop()
        let peel = try startPeel(on: desktop, environment: buses.environment)
        // As soon as the keyboard is the window's, whether it is painted or not.
        try eventually("a window with the keyboard") {
            let active = try desktop.xdotool("getactivewindow").trimmingCharacters(in: .whitespacesAndNewlines)
            return try peel.windows().contains(active)
        }
        try desktop.xdotool("type", "--delay", "1", letters)
        try eventually("all letters") { try texts().contains { $0.contains(letters) } }
    }

    func testNoKeyIsLostOnReturn() throws {
        try write("\n")
        let peel = try startReading()
        let tree = try application(peel)
        try eventually("a focus") { try focused(in: tree) != nil }
        let note = try peel.activeWindow()
        let other = folder.appendingPathComponent("other")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        let second = try startReading(of: other)
        for turn in 1...5 {
            try desktop.xdotool("windowactivate", "--sync", note, "type", "--delay", "1", letters)
            let expected = String(repeating: letters, count: turn)
            try eventually("all letters of turn \(turn)") { try texts().contains { $0.contains(expected) } }
            // From the reading and from the writing in turn.
            if turn % 2 == 0 { try desktop.xdotool("key", "Escape") }
            try desktop.xdotool("windowactivate", "--sync", try XCTUnwrap(second.windows().first))
        }
    }
}
