import Foundation
import XCTest

/// A whole sitting by the keyboard and by what assistive technology can do, and nothing else.
final class SittingTests: AccessibilityTestCase {
    private let text = "Milk and bread"

    func testAWholeSitting() throws {
        try write("---\ntitle: Old\n---\nOld news", to: "old.md")
        var process = try startReading()
        var peel = try application(process)
        try waitForFocus(on: .panel, named: "Old", in: peel)

        let note = try make(in: peel)
        try entitle(note)
        try recolour(note)
        try tilt()
        try zoom()
        try lock(note)
        try search(in: peel)
        try deleteAndUndo(in: peel)

        // Deleted again, and the program ended.
        try key("ctrl+d")
        try waitForFocus(on: .pushButton, named: "Undo", in: try window("Note: Shop", of: peel))
        try key("ctrl+q")
        XCTAssertEqual(try process.end(), 0)
        XCTAssertEqual(try texts(), ["Old news"])

        // The next time it is taken back from the trash.
        process = try startReading()
        peel = try application(process)
        try waitForFocus(on: .panel, named: "Old", in: peel)
        try key("ctrl+shift+b")
        try waitForFocus(on: .tableCell, named: "Shop", in: try window("All Notes", of: peel))
        try key("Return")
        try eventually("the note to be back") { try file()?.hasSuffix(text) == true }
        for line in ["title: Shop", "color: rose", "tilt: 1"] { XCTAssertTrue(try has(line), line) }
        try key("ctrl+q")
        XCTAssertEqual(try process.end(), 0)
        XCTAssertEqual(try texts().sorted(), [text, "Old news"])
    }

    // MARK: What is done

    private func make(in peel: Accessible) throws -> Accessible {
        try key("ctrl+n")
        let note = try window("Note: empty", of: peel)
        try waitForFocus(on: .text, named: "Note text", in: note)
        try desktop.xdotool("type", text)
        try eventually("the text in its file") { try texts().contains(text) }
        XCTAssertEqual(try find(.text, named: "Note text", in: note).content, text)
        try key("Escape")
        try waitForFocus(on: .panel, named: "Note", in: note)
        return note
    }

    private func entitle(_ note: Accessible) throws {
        try key("ctrl+t")
        let field: Accessible = try eventually("the field of the title") {
            try focused(in: note).flatMap { try $0.name == "Title" ? $0 : nil }
        }
        try field.insert("Shop", at: 0)
        XCTAssertEqual(try field.content, "Shop")
        try key("Return")
        try eventually("the title in the file") { try has("title: Shop") }
        try waitForFocus(on: .panel, named: "Shop", in: note)
        XCTAssertEqual(try note.name, "Note: Shop")
        _ = try find(.heading, named: "Shop", in: note)
    }

    private func recolour(_ note: Accessible) throws {
        try key("ctrl+k")
        try eventually("the papers") { try focused(in: note).map { try $0.name == "Yellow" } ?? false }
        try key("Down")
        try eventually("the next paper") { try focused(in: note).map { try $0.name == "Rose" } ?? false }
        try eventually("the colour in the file") { try has("color: rose") }
        try key("Escape")
        try waitForFocus(on: .panel, named: "Shop", in: note)
    }

    private func tilt() throws {
        try key("alt+period")
        try eventually("the tilt in the file") { try has("tilt: 1") }
    }

    private func zoom() throws {
        try key("ctrl+plus", "ctrl+plus")
        let states = folder.appendingPathComponent(".state/peel/windows.ini")
        try eventually("the zoom to be remembered") {
            (try? String(contentsOf: states, encoding: .utf8))?.contains("zoom=1.25\n") == true
        }
    }

    private func lock(_ note: Accessible) throws {
        let writing = try find(.text, named: "Shop — note text", in: note)
        try key("ctrl+l")
        try eventually("the lock to close") { try !writing.has(.editable) }
        try eventually("the lock in the file") { try has("locked: true") }
        try desktop.xdotool("type", "no")
        try writing.insert("no", at: 0)
        try key("ctrl+l")
        try eventually("the lock to open") { try writing.has(.editable) }
        XCTAssertEqual(try writing.content, text)
        // An action of the window's, as assistive technology does it.
        try note.perform("win.lock")
        try eventually("the lock to close again") { try !writing.has(.editable) }
        try note.perform("win.lock")
        try eventually("the lock to open again") { try writing.has(.editable) }
    }

    private func search(in peel: Accessible) throws {
        try key("ctrl+b")
        let board = try window("All Notes", of: peel)
        try eventually("a sheet with the focus") { try focused(in: board)?.role == .tableCell }
        try desktop.xdotool("type", "bread")
        try waitForFocus(on: .entry, named: "Search notes", in: board)
        _ = try find(.heading, named: "1 of 2 notes", in: board)
        try key("Return")
        try waitForFocus(on: .tableCell, named: "Shop", in: board)
        try key("Return")
        try waitForFocus(on: .panel, named: "Shop", in: try window("Note: Shop", of: peel))
    }

    private func deleteAndUndo(in peel: Accessible) throws {
        let note = try window("Note: Shop", of: peel)
        try key("ctrl+d")
        try waitForFocus(on: .pushButton, named: "Undo", in: note)
        XCTAssertEqual(try texts(), ["Old news"])
        try find(.pushButton, named: "Undo", in: note).perform("click")
        try eventually("the note to be back") { try file()?.hasSuffix(text) == true }
        try waitForFocus(on: .panel, named: "Shop", in: note)
    }

    // MARK: Help

    private func key(_ keys: String...) throws {
        for key in keys { try desktop.xdotool("key", key) }
    }

    /// Waits until a window has the keyboard.
    private func window(_ name: String, of peel: Accessible) throws -> Accessible {
        try eventually("the window \(name) to be active") {
            try peel.children.first { try $0.has(.active) && $0.name == name && $0.role == .frame }
        }
    }

    /// What is in the new note's file.
    private func file() throws -> String? {
        try noteFiles().filter { $0.lastPathComponent != "old.md" }.first.map {
            try String(contentsOf: $0, encoding: .utf8)
        }
    }

    private func has(_ line: String) throws -> Bool {
        try file()?.split(separator: "\n").contains { $0 == line } ?? false
    }
}
