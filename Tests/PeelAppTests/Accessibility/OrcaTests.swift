import Foundation
import XCTest

/// What the real Orca says of a note.
final class OrcaTests: AccessibilityTestCase {
    private let shopping = "---\ntitle: Shopping\n---\nMilk and bread.\nTwo lemons."

    override func setUpWithError() throws {
        try super.setUpWithError()
        for name in ["orca", "speech-dispatcher", "python3"] where (try? Tool.path(name)) == nil {
            throw XCTSkip("what Orca says was not heard, as \(name) is not installed")
        }
    }

    private func startOrca() throws -> ScreenReader {
        let buses = try startDesktop()
        return try ScreenReader(on: desktop, buses: buses, folder: folder)
    }

    /// Starts the program and waits until it is told of.
    private func start(hearing words: [String], _ orca: ScreenReader) throws -> Accessible {
        var peel: PeelUnderTest?
        try orca.expect(words, when: "the program starts") { peel = try startReading() }
        return try application(try XCTUnwrap(peel))
    }

    /// Starts the program, and then another with another note, which lies in front.
    /// - Returns: the first one.
    private func startBesideAnother(_ orca: ScreenReader) throws -> Accessible {
        let tree = try start(hearing: ["Shopping"], orca)
        let other = folder.appendingPathComponent("other")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        try Data("Call the bank".utf8).write(to: other.appendingPathComponent("bank.md"))
        try orca.expect(["Call the bank"], when: "another note comes") { _ = try startReading(of: other) }
        return tree
    }

    func testTheStartWritingAndReading() throws {
        try write(shopping)
        let orca = try startOrca()
        let tree = try start(hearing: ["Shopping", "Milk and bread. Two lemons."], orca)
        try orca.expect(["Shopping — note text"], when: "Enter begins to write") {
            try orca.press("Return")
            try waitForFocus(on: .text, named: "Shopping — note text", in: tree)
        }
        let writing = try find(.text, in: tree)
        try orca.press("ctrl+End")
        try orca.expect(["x", "y"], when: "typing") { try orca.press("x", "y") }
        try eventually("what was typed") { try writing.content.hasSuffix("lemons.xy") }
        try orca.expect(["y"], when: "the caret goes back over the last letter") { try orca.press("Left") }
        try orca.expect(["x"], when: "it goes on") { try orca.press("Left") }
        try orca.expect(["Milk and bread."], when: "it goes a line up") { try orca.press("Up") }
        try orca.expect(["Shopping", "Milk and bread. Two lemons.xy"], when: "Escape ends writing") {
            try orca.press("Escape")
        }
    }

    func testEachReturnToTheWindow() throws {
        try write(shopping)
        let orca = try startOrca()
        let tree = try startBesideAnother(orca)
        for turn in 1...2 {
            try orca.expect(["Shopping", "Milk and bread. Two lemons."], when: "return \(turn)") {
                try orca.turnToTheOtherWindow()
            }
            try waitForFocus(on: .panel, named: "Shopping", in: tree)
            try orca.expect(["Note", "Call the bank"], when: "the other note's return \(turn)") {
                try orca.turnToTheOtherWindow()
            }
        }
        try orca.expect(["Shopping"], when: "the third return") { try orca.turnToTheOtherWindow() }
        try orca.expect(["Shopping — note text"], when: "Enter begins to write") {
            try orca.press("Return")
            try waitForFocus(on: .text, named: "Shopping — note text", in: tree)
        }
        try orca.press("ctrl+Home")
        try orca.expect(["Call the bank"], when: "away while writing") { try orca.turnToTheOtherWindow() }
        try orca.expect(["Shopping", "Milk and bread."], when: "return to the line") { try orca.turnToTheOtherWindow() }
        try orca.expect(["i"], when: "the caret moves after the return") { try orca.press("Right") }
    }

    func testNearTheLimitAndFull() throws {
        try write(String(repeating: "m", count: 489))
        let orca = try startOrca()
        let tree = try start(hearing: ["Note", "mmm"], orca)
        try orca.press("Return")
        try waitForFocus(on: .text, named: "Note text", in: tree)
        try orca.expect(["10 characters left"], when: "the 490th character is written") { try orca.press("a") }
        try orca.expect(["The note is full, no characters left"], when: "the last one is written") {
            for _ in 1...10 { try orca.press("b") }
        }
        for _ in 1...2 {
            try orca.expect(["The note is full, that is 1 character too many"], when: "one is refused") {
                try orca.press("c")
            }
        }
        XCTAssertEqual(try find(.text, in: tree).content.count, 500)
    }

    func testDeletingAndUndo() throws {
        try write(shopping)
        let orca = try startOrca()
        let tree = try start(hearing: ["Shopping"], orca)
        try orca.expect(["Undo", "This note is in the trash"], when: "the note is deleted") {
            try orca.press("ctrl+Delete")
        }
        // A newer GTK has the message said when the focus has been read, an older one before.
        try orca.expect(["Shopping", "The note is restored.", "Milk and bread."], .inAnyOrder, when: "it is restored") {
            try orca.press("space")
        }
        try waitForFocus(on: .panel, named: "Shopping", in: tree)
    }

    func testWhatHappensToTheFile() throws {
        try write(shopping)
        let orca = try startOrca()
        _ = try start(hearing: ["Shopping"], orca)
        try orca.expect(["The note is saved."], when: "it is saved by its key") { try orca.press("ctrl+s") }
        try orca.expect(["changed by another program"], when: "another program writes") {
            try write(shopping + "\nEggs.")
        }
        try orca.expect(["note.md", "removed by another program"], when: "another program removes the file") {
            try FileManager.default.removeItem(at: folder.appendingPathComponent("note.md"))
        }
    }

    func testWhatHappensMeanwhileIsSaidOnReturn() throws {
        try write(shopping)
        let orca = try startOrca()
        let tree = try startBesideAnother(orca)
        try write(shopping + "\nEggs.")
        let writing = try find(.text, named: "Shopping — note text", in: tree)
        try eventually("the change") { try writing.content.hasSuffix("Eggs.") }
        // As with a note that is restored, in either order.
        try orca.expect(["Shopping", "changed by another program", "Eggs."], .inAnyOrder, when: "the return") {
            try orca.turnToTheOtherWindow()
        }
    }

    /// What Orca says of the focus in a window that a key has opened.
    ///
    /// Orca 48, the one beside newer versions of GTK, looks for the focus while it handles the key. Where the window is
    /// there by then, it takes what it finds for known and says the window's name only.
    private func focusAfterAKey(_ words: String) -> [String] { Self.gtkForbidsSomeNames ? [] : [words] }

    func testASecondNoteOfTheSameProgram() throws {
        try write(shopping)
        let orca = try startOrca()
        let tree = try start(hearing: ["Shopping"], orca)
        // Where the focus is told of before the window, Orca leaves out the word "frame".
        try orca.expect(["Note: empty"] + focusAfterAKey("Note text"), when: "a new note comes") {
            try orca.press("ctrl+n")
        }
        try orca.press("h", "i")
        let writing = try find(.text, named: "Note text", in: tree)
        try eventually("what was typed") { try writing.content == "hi" }
        try orca.expect(["Shopping", "Milk and bread."], when: "the first note's return") {
            try orca.turnToTheOtherWindow()
        }
        try orca.expect(["Note", "hi"], when: "the new note's return") { try orca.turnToTheOtherWindow() }
        try orca.expect(["i"], when: "the caret goes back") { try orca.press("Left") }
    }

    func testTheHelpIsReadByItsCaret() throws {
        try write(shopping)
        let orca = try startOrca()
        _ = try start(hearing: ["Shopping"], orca)
        try orca.expect(["Help for Peel"] + focusAfterAKey("Reading and writing"), when: "the help comes") {
            try orca.press("shift+F1")
        }
        try orca.expect(["A note opens for reading."], when: "the caret goes down") { try orca.press("Down") }
        try orca.expect(["Shopping"], when: "it goes") { try orca.press("Escape") }
    }

    func testTheMenu() throws {
        try write(shopping)
        let orca = try startOrca()
        let tree = try start(hearing: ["Shopping"], orca)
        try orca.expect(["Menu of the Note", "New Note"], when: "the menu opens") { try orca.press("F10") }
        for entry in ["All Notes", "Trash", "Title"] {
            try orca.expect([entry], when: "the focus goes on") { try orca.press("Down") }
        }
        try orca.expect(["Trash"], when: "it goes back") { try orca.press("Up") }
        try orca.expect(["Shopping"], when: "it closes") { try orca.press("Escape") }
        try waitForFocus(on: .panel, named: "Shopping", in: tree)
    }

    func testTheArrowsSpeakInALockedNote() throws {
        try write("---\ntitle: Fixed\nlocked: true\n---\nab cd\nef")
        let orca = try startOrca()
        _ = try start(hearing: ["Fixed", "ab cd ef"], orca)
        try orca.expect(["Fixed", "read only"], when: "Tab leads to the writing") {
            try orca.press("Tab")
        }
        try orca.press("ctrl+Home")
        try orca.expect(["b"], when: "the caret moves right") { try orca.press("Right") }
        try orca.expect(["ab"], when: "it moves by a word") { try orca.press("ctrl+Right") }
        try orca.expect(["ef"], when: "it moves down") { try orca.press("Down") }
    }
}
