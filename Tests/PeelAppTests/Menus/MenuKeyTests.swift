import Foundation
import XCTest

/// The keys of the table, pressed on the built program.
final class MenuKeyTests: DesktopTestCase {
    private var desktop = PrivateDesktop()

    /// Starts the program with a note that has some text, and the pointer away from it.
    private func start(_ text: String = "Milk\n") throws -> PeelUnderTest {
        try Data(text.utf8).write(to: folder.appendingPathComponent("note.md"))
        desktop = try makeDesktop()
        try desktop.xdotool("mousemove", "2", "2")
        let peel = try startPeel(on: desktop)
        _ = try peel.activeWindow()
        return peel
    }

    private func key(_ keys: String...) throws {
        for key in keys { try desktop.xdotool("key", key) }
    }

    /// Waits until the note's file has some line in it.
    private func file(has line: String, _ name: String = "note.md") throws {
        try eventually("“\(line)” in \(name)") {
            try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                .split(separator: "\n").contains { $0 == line }
        }
    }

    /// Waits until what is remembered of the window has some line in it.
    private func state(has line: String, isThere: Bool = true) throws {
        let file = folder.appendingPathComponent(".state/peel/windows.ini")
        try eventually("“\(line)” in windows.ini") {
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            return !text.isEmpty && text.split(separator: "\n").contains { $0 == line } == isThere
        }
    }

    /// The windows of the program's class, its menus among them.
    private func surfaces() throws -> Int {
        try desktop.xdotool("search", "--onlyvisible", "--class", "peel").split(separator: "\n").count
    }

    private func waitForSurfaces(_ count: Int, _ what: String) throws {
        try eventually(what) { try surfaces() == count }
    }

    private func waitForWindow(_ title: String) throws {
        try eventually("a window “\(title)”") {
            let active = try desktop.xdotool("getactivewindow").trimmingCharacters(in: .whitespacesAndNewlines)
            return try desktop.xdotool("getwindowname", active).trimmingCharacters(in: .newlines) == title
        }
    }

    func testTheMenuOpensByItsKeysAndTheSecondaryButton() throws {
        let peel = try start()
        let place = try peel.geometry(of: try peel.activeWindow())
        for keys in ["F10", "Menu", "shift+F10"] {
            try key(keys)
            try waitForSurfaces(2, "the menu at \(keys)")
            try key("Escape")
            try waitForSurfaces(1, "the menu to go")
        }
        try desktop.xdotool("mousemove", "\(place.x + 30)", "\(place.y + 150)", "click", "3")
        try waitForSurfaces(2, "the menu at the secondary button")
        try key("Escape")
        try waitForSurfaces(1, "the menu to go")
        // The keyboard is the note's again.
        try desktop.xdotool("type", "x")
        try eventually("the letter") { try texts().contains { $0.contains("x") } }
    }

    func testInTheWritingTheMenuIsTheWritingsAndLeavesTheKeyboard() throws {
        _ = try start()
        try key("Return", "Menu")
        try waitForSurfaces(2, "the menu of the writing")
        // Into the submenu of the note, from which GTK does not give the focus back by itself.
        try key("Up", "Return", "Escape")
        try waitForSurfaces(1, "the menu to go")
        try desktop.xdotool("type", "x")
        try eventually("the letter") { try texts().contains { $0.contains("x") } }
    }

    func testTitle() throws {
        _ = try start()
        try key("ctrl+t")
        try waitForSurfaces(2, "the title")
        try desktop.xdotool("type", "Shopping")
        try key("Return")
        try file(has: "title: Shopping")
        try key("ctrl+t")
        try waitForSurfaces(2, "the title")
        try desktop.xdotool("type", "Nonsense")
        try key("Escape")
        try waitForSurfaces(1, "the title to go")
        try key("ctrl+l")
        try file(has: "locked: true")
        try file(has: "title: Shopping")
    }

    func testPaper() throws {
        _ = try start()
        try key("ctrl+k")
        try waitForSurfaces(2, "the papers")
        try key("Down", "Down")
        try file(has: "color: blue")
    }

    func testOtherColour() throws {
        _ = try start()
        try key("ctrl+k")
        try waitForSurfaces(2, "the papers")
        try key("Tab", "space")
        try waitForWindow("Colour of the Note")
        try key("Escape")
        try waitForWindow("Note: Milk")
        // The keyboard is the note's again.
        try key("alt+period")
        try file(has: "tilt: 1")
    }

    func testTilt() throws {
        _ = try start()
        try key("alt+period", "alt+period")
        try file(has: "tilt: 2")
        try key("alt+comma")
        try file(has: "tilt: 1")
        try key("ctrl+r")
        try waitForSurfaces(2, "the tilt")
        try key("Right", "Right", "Right")
        try file(has: "tilt: 4")
        try key("Escape")
        try file(has: "tilt: 1")
    }

    func testALockedNoteCannotBeWrittenOnAndIsUnlocked() throws {
        _ = try start()
        try key("ctrl+l")
        try file(has: "locked: true")
        try desktop.xdotool("type", "x")
        try key("Return")
        try desktop.xdotool("type", "x")
        try key("ctrl+l")
        try eventually("the lock to be gone") {
            try !String(contentsOf: folder.appendingPathComponent("note.md"), encoding: .utf8).contains("locked")
        }
        XCTAssertEqual(try texts(), ["Milk\n"])
        try desktop.xdotool("type", "y")
        try eventually("the letter") { try texts().contains { $0.contains("y") } }
    }

    func testZoomAndBreezeAreRemembered() throws {
        let peel = try start()
        try key("ctrl+plus", "ctrl+equal")
        try state(has: "zoom=1.25")
        try key("ctrl+minus")
        try state(has: "zoom=1.1")
        let place = try peel.geometry(of: try peel.activeWindow())
        try desktop.xdotool(
            "mousemove", "\(place.x + 160)", "\(place.y + 160)", "keydown", "ctrl", "click", "4", "keyup", "ctrl")
        try state(has: "zoom=1.25")
        try key("ctrl+m")
        try state(has: "still=true")
        try key("ctrl+0")
        try state(has: "zoom=1.25", isThere: false)
    }

    func testCopyingAllAndNewAndPasting() throws {
        _ = try start()
        try key("ctrl+shift+c", "ctrl+n")
        try waitForWindow("Note: empty")
        try key("ctrl+v")
        try eventually("the text on both notes") {
            try texts().filter { $0.hasPrefix("Milk") }.count == 2
        }
    }

    func testWindowsOfKeysHelpAndPrinting() throws {
        _ = try start()
        for (keys, title) in [
            ("F1", "Keyboard Shortcuts"), ("ctrl+question", "Keyboard Shortcuts"), ("shift+F1", "Help for Peel"),
            ("ctrl+p", "Print"),
        ] {
            try key(keys)
            try waitForWindow(title)
            try key("Escape")
            try waitForWindow("Note: Milk")
        }
    }

    func testAnEmojiGoesIntoATiltedZoomedNoteAndTheLimitHolds() throws {
        let text = "---\ntilt: 20\n---\n" + String(repeating: "a", count: 499)
        try Data(text.utf8).write(to: folder.appendingPathComponent("note.md"))
        desktop = try makeDesktop()
        try desktop.xdotool("mousemove", "2", "2")
        _ = try startPeel(on: desktop)
        try eventually("the note") { try desktop.xdotool("getactivewindow", "getwindowname").hasPrefix("Note: aaa") }
        for _ in 0..<8 { try key("ctrl+plus") }
        try key("Return", "ctrl+End", "ctrl+period")
        try waitForSurfaces(2, "the emoji chooser")
        for expected in [500, 500] {
            try eventually("an emoji chosen", seconds: 60) { try choosesEmoji() }
            try eventually("\(expected) characters") { try texts().first?.count == expected }
        }
        XCTAssertEqual(try texts().first?.last?.isLetter, false)
    }

    /// Opens the chooser where it is not open, and chooses the first emoji that is found.
    ///
    /// The chooser fills itself bit by bit, and while it does so may lose the focus to what it hides then.
    private func choosesEmoji() throws -> Bool {
        if try surfaces() == 1 {
            try key("ctrl+period")
            try waitForSurfaces(2, "the emoji chooser")
        }
        try desktop.xdotool("type", "grin")
        let isChosen: Void? = try? eventually("the choice", seconds: 5) {
            try key("Down", "Return")
            return try surfaces() == 1
        }
        if isChosen == nil { try key("Escape") }
        return isChosen != nil
    }

    func testATabCharacterByItsCode() throws {
        _ = try start("a")
        try key("Return", "ctrl+End", "ctrl+shift+u", "9", "Return", "b")
        try eventually("the tab") { try texts() == ["a\tb"] }
    }
}
