import Foundation
import XCTest

/// Every window, and everything that opens from one, walked through as assistive technology does.
final class WalkTests: AccessibilityTestCase {
    /// What AT-SPI calls relations, by number.
    private enum Relation: Int {
        case controllerFor = 3
        case describedBy = 18
    }

    private let shopping = "---\ntitle: Shopping\n---\nMilk and bread"

    // MARK: The note

    func testWhatOpensOverTheNote() throws {
        let peel = try start()
        for (key, name) in [
            ("F10", "Menu of the Note"), ("ctrl+k", "Colour of the note"), ("ctrl+t", "Title of the note"),
            ("ctrl+r", "Tilt of the note"),
        ] {
            try desktop.xdotool("key", key)
            let popover: Accessible = try eventually(name) {
                try peel.shown.first { try $0.name == name && [.menu, .filler, .panel].contains($0.role) }
            }
            try eventually("the focus in \(name)") { try focused(in: popover) != nil }
            try checkNames(in: peel)
            try desktop.xdotool("key", "Escape")
            try waitForFocus(on: .panel, named: "Shopping", in: peel)
        }
    }

    func testTheMenuSaysWhatItsEntriesAre() throws {
        let peel = try start()
        try desktop.xdotool("key", "F10")
        let menu = try find(.menu, named: "Menu of the Note", in: peel)
        for name in ["New Note", "Colour", "Print…", "Quit"] { _ = try find(.menuItem, named: name, in: menu) }
        XCTAssertFalse(try find(.menuItem, named: "Lock Writing", in: menu).has(.checked))
        XCTAssertTrue(try find(.menuItem, named: "Breeze", in: menu).has(.checked))
    }

    func testWhatWasOpenedTwentyTimesIsNotThereAnyMore() throws {
        let peel = try start()
        for key in ["F10", "ctrl+k", "ctrl+t", "ctrl+r", "shift+F1"] {
            func round() throws {
                try desktop.xdotool("key", key)
                try eventually("what \(key) opens") { try focused(in: peel).map { try $0.role != .panel } ?? false }
                try desktop.xdotool("key", "Escape")
                try waitForFocus(on: .panel, named: "Shopping", in: peel)
            }
            let count = try peel.tree.count
            for _ in 1...20 { try round() }
            try eventually("the tree without what \(key) opens") { try peel.tree.count == count }
        }
    }

    func testWhatOpensOverTheWriting() throws {
        let peel = try start()
        for (key, name) in [("Menu", "Menu of the writing"), ("ctrl+period", "Emoji")] {
            try desktop.xdotool("key", "Return")
            try waitForFocus(on: .text, named: "Shopping — note text", in: peel)
            try desktop.xdotool("key", key)
            // Newer versions of GTK tell no name of a popover of their own.
            let mayHaveNoName = key == "ctrl+period" && Self.gtkForbidsSomeNames
            let popover: Accessible = try eventually(name) {
                try mayHaveNoName ? peel : peel.shown.first { try $0.name == name }
            }
            try eventually("the focus in \(name)") {
                try focused(in: popover).map { try $0.name != "Shopping — note text" } ?? false
            }
            try checkNames(in: peel)
            try desktop.xdotool("key", "Escape")
            try waitForFocus(on: .text, named: "Shopping — note text", in: peel)
            try desktop.xdotool("key", "Escape")
            try waitForFocus(on: .panel, named: "Shopping", in: peel)
        }
    }

    func testAMessageOnTheNote() throws {
        let peel = try start()
        try desktop.xdotool("key", "ctrl+d")
        try waitForFocus(on: .pushButton, named: "Undo", in: peel)
        let undo = try find(.pushButton, named: "Undo", in: peel)
        XCTAssertEqual(try undo.description, "This note is in the trash.")
        _ = try find(.label, named: "This note is in the trash.", in: peel)
        try checkNames(in: peel)
    }

    // MARK: The other windows

    func testTheKeysAndTheHelpTheyLeadTo() throws {
        let peel = try start()
        try desktop.xdotool("key", "F1")
        let keys = try window("Keyboard Shortcuts", of: peel)
        try eventually("the focus in the window") { try focused(in: keys) != nil }
        // Newer versions name it themselves.
        if !Self.gtkForbidsSomeNames { _ = try find(.pushButton, named: "Search", in: keys) }
        XCTAssertEqual(try keys.shown.filter { try $0.name.contains("Search") && $0.role == .pageTab }.count, 0)
        // As of GTK 4.18 the pages are called "_1" and "_2".
        try checkNames(in: peel, mayHaveUnderscores: Self.gtkForbidsSomeNames)
        try find(.pushButton, named: "Help", in: keys).perform("click")
        let help = try window("Help for Peel", of: peel)
        try waitForFocus(on: .text, named: "Help", in: help)
        let text = try find(.text, named: "Help", in: help)
        XCTAssertFalse(try text.has(.editable))
        XCTAssertTrue(try text.content.contains("Alt+F7"))
        try checkNames(in: peel)
        try desktop.xdotool("key", "Escape")
        try waitForFocus(on: .panel, named: "Shopping", in: peel)
    }

    func testThePreferences() throws {
        let peel = try start()
        try desktop.xdotool("key", "ctrl+comma")
        let window = try window("Preferences", of: peel)
        try eventually("the focus in the window") { try focused(in: window) != nil }
        for heading in ["Writing", "Movement", "Paper", "New notes", "Start and folder", "Trash"] {
            _ = try find(.heading, named: heading, in: window)
            _ = try find(.panel, named: heading, in: window)
        }
        _ = try find(.spinButton, named: "Size of the writing, in points", in: window)
        try checkNames(in: peel)
        try checkTabs(in: window)
    }

    func testThePagesOfTheBoard() throws {
        try write("---\ntitle: Work\ncolor: rose\n---\nCall", to: "work.md")
        let peel = try start()
        try desktop.xdotool("key", "ctrl+b")
        let board = try window("All Notes", of: peel)
        try eventually("a sheet with the focus") { try focused(in: board)?.role == .tableCell }
        _ = try find(.table, named: "Notes", in: board)
        _ = try find(.heading, named: "2 notes", in: board)
        // What is not shown is not there; GTK 4.18 tells of a page that is not shown, and of nothing in it.
        XCTAssertFalse(
            try board.shown.contains {
                try ["Nothing Found", "Undo", "Empty Trash…"].contains($0.name)
                    && !(Self.gtkForbidsSomeNames && $0.children.isEmpty)
            })
        try checkNames(in: peel)
        try checkTabs(in: board)

        for name in ["Colours", "Sort"] {
            let button = try XCTUnwrap(
                board.shown.last {
                    // GTK 4.18 says of a button that it stays down while what it has opened is there.
                    try [.pushButton, .toggleButton].contains($0.role) && $0.name == name && $0.has(.focusable)
                })
            // Its name is not its description once more.
            XCTAssertNil(try button.relations[Relation.describedBy.rawValue])
            try button.perform("click")
            let popover: Accessible = try eventually(name) {
                try board.shown.first {
                    try ![.pushButton, .toggleButton, .label].contains($0.role) && $0.name == name
                }
            }
            try eventually("the focus in \(name)") { try focused(in: popover) != nil }
            let controls = try board.shown.compactMap { try $0.relations[Relation.controllerFor.rawValue] }
            XCTAssertTrue(controls.contains([popover]), "\(name) does not lead to what it opens")
            try checkNames(in: peel)
            try desktop.xdotool("key", "Escape")
            try eventually("\(name) to go") { try focused(in: popover) == nil }
        }

        try desktop.xdotool("key", "ctrl+f", "Escape")
        try eventually("a sheet with the focus") { try focused(in: board)?.role == .tableCell }
        try desktop.xdotool("key", "F10")
        let menu = try find(.menu, named: "Menu", in: board)
        try eventually("the focus in the menu") { try focused(in: menu) != nil }
        try checkNames(in: peel)
        try desktop.xdotool("key", "Escape")
        try eventually("a sheet with the focus again") { try focused(in: board)?.role == .tableCell }

        try desktop.xdotool("key", "ctrl+h")
        try eventually("the earlier versions") {
            try board.shown.contains { try $0.role == .heading && $0.name.hasPrefix("Earlier versions of") }
        }
        try checkNames(in: peel)
        try checkTabs(in: board)
        try desktop.xdotool("key", "ctrl+h")
        try eventually("a sheet with the focus at last") { try focused(in: board)?.role == .tableCell }

        try desktop.xdotool("key", "Delete")
        _ = try find(.pushButton, named: "Undo", in: board)
        try checkNames(in: peel)
        try desktop.xdotool("key", "ctrl+shift+b")
        try eventually("what is in the trash") {
            try focused(in: board).map { try $0.role == .tableCell && board.has(.active) } ?? false
        }
        _ = try find(.heading, named: "1 note in the trash", in: board)
        try checkNames(in: peel)
        try checkTabs(in: board)
        try desktop.xdotool("key", "Delete")
        let question: Accessible = try eventually("the question") {
            // As of GTK 4.18 it is told as the alert that it is.
            try peel.children.first {
                try $0.name == "Delete 1 note for good?" && [.dialog, .alert].contains($0.role)
            }
        }
        XCTAssertEqual(
            try question.description, "Their earlier versions go too. This cannot be taken back.")
        try waitForFocus(on: .pushButton, named: "Cancel", in: question)
        try checkNames(in: peel)
        try desktop.xdotool("key", "space")
        try eventually("the question to go") { try !peel.children.contains(question) }
        XCTAssertEqual(try board.shown.filter { try $0.role == .tableCell }.count, 1)
    }

    // MARK: The toolkit's dialogs

    func testTheDialogsOfTheToolkit() throws {
        let peel = try start()
        try desktop.xdotool("key", "ctrl+p")
        try check(dialog: "Print", of: peel)
        try desktop.xdotool("key", "ctrl+k")
        try eventually("the papers") { try focused(in: peel).map { try $0.name == "Yellow" } ?? false }
        try desktop.xdotool("key", "Tab", "space")
        try check(dialog: "Colour of the Note", of: peel)
        try desktop.xdotool("key", "F10")
        for (key, entry) in [("Up", "Export"), ("Down", "As Text…")] {
            try go(to: entry, by: key, in: peel)
            try desktop.xdotool("key", "Return")
        }
        try check(dialog: "Export Note", of: peel)
        try desktop.xdotool("key", "ctrl+comma")
        let preferences = try window("Preferences", of: peel)
        try find(.pushButton, named: "Choose the face", in: preferences).perform("click")
        try check(dialog: "Face of the Writing", of: peel, backTo: preferences)
    }

    private func check(dialog name: String, of peel: Accessible, backTo window: Accessible? = nil) throws {
        let dialog: Accessible = try eventually("the dialog \(name)") {
            try peel.children.first { try $0.name == name && $0.role == .dialog }
        }
        try eventually("the focus in \(name)") { try focused(in: dialog) != nil }
        // Fonts may be called anything; what newer versions call the parts of their dialogs is theirs.
        if !Self.gtkForbidsSomeNames { try checkNames(in: dialog, mayHaveUnderscores: window != nil) }
        try desktop.xdotool("key", "Escape")
        if let window { return try eventually("the way back from \(name)") { try window.has(.active) } }
        try waitForFocus(on: .panel, named: "Shopping", in: peel)
    }

    // MARK: Help

    private func start() throws -> Accessible {
        try write(shopping)
        let peel = try application(try startReading())
        try waitForFocus(on: .panel, named: "Shopping", in: peel)
        return peel
    }

    /// Waits until a window has the keyboard.
    private func window(_ name: String, of peel: Accessible) throws -> Accessible {
        try eventually("the window \(name) to be active") {
            // What goes meanwhile is not it.
            try peel.children.first { (try? $0.has(.active) && $0.name == name && $0.role == .frame) ?? false }
        }
    }

    /// Presses a key until something has the focus.
    private func go(to name: String, by key: String, in peel: Accessible) throws {
        for _ in 1...30 {
            try eventually("a focus in the menu") { try focused(in: peel)?.role == .menuItem }
            guard let here = try focused(in: peel), try here.name != name else { return }
            try desktop.xdotool("key", key)
            try eventually("another focus") { try focused(in: peel) != here }
        }
    }

    /// Tab leads round and, backwards, the same way.
    private func checkTabs(in window: Accessible, file: StaticString = #filePath, line: UInt = #line) throws {
        let stops = try tabStops(in: window, key: "Tab")
        let back = try tabStops(in: window, key: "shift+Tab")
        XCTAssertEqual(back, [stops[0]] + stops.dropFirst().reversed(), file: file, line: line)
        XCTAssertEqual(Set(stops).count, stops.count, "\(stops) has a name twice", file: file, line: line)
    }
}
