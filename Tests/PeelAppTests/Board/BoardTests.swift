import CGtk
import Foundation
import GLib
import Gtk
import Paper
import XCTest

@testable import NoteStore
@testable import PeelApp

/// The board: what it shows, and what is done on it.
@MainActor
final class BoardTests: BoardTestCase {
    // MARK: What is shown

    func testNotesAreShownLastChangedFirst() async throws {
        try write("a.md", "---\ntitle: Alpha\n---\nx", age: 30)
        try write("b.md", "beta", age: 10)
        try write("c.md", "---\ntitle: Gamma\n---\n", age: 20)
        let window = try open()
        XCTAssertEqual(names(window), ["beta", "Gamma", "Alpha"])
        XCTAssertEqual(window.notes.content, .sheets)
    }

    func testTheOrderIsChosen() async throws {
        try write("1.md", "---\ntitle: Zebra\ncreated: 2026-01-03T00:00:00Z\n---\n", age: 10)
        try write("2.md", "---\ntitle: Éclair\ncreated: 2026-01-02T00:00:00Z\n---\n", age: 20)
        try write("3.md", "---\ntitle: apple\ncreated: 2026-01-04T00:00:00Z\n---\n", age: 30)
        let window = try open()
        let preferences = try XCTUnwrap(bench).preferences
        preferences.boardSort = .title
        XCTAssertEqual(names(window).first, "apple")
        preferences.boardSort = .created
        XCTAssertEqual(names(window), ["apple", "Zebra", "Éclair"])
        preferences.boardSort = .changed
        XCTAssertEqual(names(window), ["Zebra", "Éclair", "apple"])
        window.window.activate(action: "board.undo")
    }

    func testASearchFindsTitleAndTextWhateverTheCaseAndTheAccents() async throws {
        try write("1.md", "---\ntitle: Réunion\n---\nCafé à dix heures")
        try write("2.md", "Milk")
        let window = try open()
        window.notes.search(for: "CAFE reunion")
        wait("the hit") { self.names(window) == ["Réunion"] }
        wait("the words that were found") {
            window.notes.grid.cache.entry(window.notes.notes.shown[0])?.found.hasPrefix("Café à dix") == true
        }
        window.notes.search(for: "cafe milk")
        wait("no hit") { window.notes.content == .nothingFound }
        XCTAssertEqual(window.notes.found, localized("Nothing found"))
        window.notes.clear()
        XCTAssertEqual(names(window).count, 2)
        XCTAssertEqual(window.notes.content, .sheets)
    }

    func testALargeNoteIsFoundToo() async throws {
        try write("big.md", String(repeating: "filler ", count: 20_000) + "needle")
        try write("small.md", "needle here too", age: 5)
        try write("none.md", "hay")
        let window = try open()
        window.notes.notes.readTexts()
        wait("the texts") { window.notes.notes.isComplete }
        window.notes.search(for: "needle")
        wait("both") { window.notes.notes.shownCount == 2 }
        // The one that becomes small is found in memory from then on, and the one that becomes large on the disk.
        try write("big.md", "no more", age: -10)
        try write("none.md", String(repeating: "hay ", count: 20_000) + "needle", age: -10)
        try XCTUnwrap(bench).folder.refresh()
        window.notes.search(for: "need")
        wait("the other two") { window.notes.notes.shownCount == 2 && !self.names(window).contains("no more") }
        window.notes.search(for: "no more")
        wait("the small one") { self.names(window) == ["no more"] }
    }

    func testColoursFilter() async throws {
        try write("1.md", "---\ncolor: rose\n---\nr")
        try write("2.md", "---\ncolor: blue\n---\nb")
        try write("3.md", "plain")
        let window = try open()
        XCTAssertEqual(window.notes.notes.colorCounts, ["rose": 1, "blue": 1, "yellow": 1])
        window.notes.notes.colors = ["rose", "yellow"]
        XCTAssertEqual(Set(names(window)), ["r", "plain"])
        window.notes.notes.colors = []
        XCTAssertEqual(names(window).count, 3)
    }

    func testFilesThatCannotBeUsedAreNamedWithTheirSentence() async throws {
        try write("good.md", "good")
        try FileManager.default.createDirectory(atPath: path + "/folder.md", withIntermediateDirectories: true)
        try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: path + "/bad.md"))
        let window = try open()
        XCTAssertEqual(Set(names(window)), ["good", "bad.md", "folder.md"])
        XCTAssertEqual(window.notes.notes.problemCount, 2)
        for item in window.notes.notes.shown {
            guard let sheet = window.notes.notes.sheet(of: item), sheet.name != "good" else { continue }
            XCTAssertTrue(sheet.description.contains("\u{201C}\(sheet.name)\u{201D}"), sheet.description)
        }
    }

    func testWhatHappensOutsideIsShown() async throws {
        try write("1.md", "one", age: 10)
        let window = try open()
        let folder = try XCTUnwrap(bench).folder
        try write("2.md", "two", age: 0)
        try folder.refresh()
        wait("the new note") { self.names(window) == ["two", "one"] }
        try write("1.md", "one, changed", age: -10)
        try folder.refresh()
        wait("the change") { self.names(window) == ["one, changed", "two"] }
        try FileManager.default.removeItem(atPath: path + "/2.md")
        try folder.refresh()
        wait("its end") { self.names(window) == ["one, changed"] }
    }

    func testAnEmptyFolderSaysWhatToDo() async throws {
        let window = try open()
        XCTAssertEqual(window.notes.content, .noNotes)
        window.work.make(of: "dropped")
        wait("the note") { self.names(window) == ["dropped"] }
        XCTAssertEqual(window.notes.content, .sheets)
        window.message.undo()
        wait("its end") { window.notes.content == .noNotes }
    }

    // MARK: What is done

    private func fileCount() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: path).count { $0.hasSuffix(".md") }
    }

    func testDeletingAndTakingBack() async throws {
        for name in ["a", "b", "c"] { try write(name + ".md", name) }
        let window = try open()
        let grid = window.notes.grid
        grid.select(Array(grid.items.prefix(2)))
        XCTAssertEqual(window.targets.count, 2)
        window.window.activate(action: "win.delete")
        wait("the end of two") { window.notes.notes.count == 1 }
        XCTAssertEqual(try fileCount(), 1)
        XCTAssertTrue(window.message.canUndo)
        window.window.activate(action: "board.undo")
        wait("all three") { window.notes.notes.count == 3 }
        XCTAssertEqual(try fileCount(), 3)
        XCTAssertFalse(window.message.canUndo)
    }

    func testNoKeyIsLostWhileTheWayBackComesIn() async throws {
        for name in ["alpha", "beta"] { try write(name + ".md", name) }
        let window = try open()
        window.notes.search(for: "beta")
        wait("the only hit") { self.names(window) == ["beta"] }
        window.notes.enterGrid()
        wait("the focus in the sheets") { window.notes.grid.scroller.containsFocus }
        window.window.activate(action: "win.delete")
        // GTK drops keys that go to what has the focus and is not realized, as what slides in is before its first frame.
        wait("the focus on the way back") {
            if let focus = window.window.focus {
                XCTAssertNotEqual(gtk_widget_get_realized(focus.widget), 0, "a key would be lost")
            }
            return window.message.box.containsFocus
        }
        window.message.undo()
        wait("its return") { self.names(window) == ["beta"] }
        // The words are still searched for; the focus is not to stay there.
        wait("the focus on what came back") { window.notes.grid.focusedItem == window.notes.grid.items.first }
    }

    func testAShortMessageIsOneLine() async throws {
        let window = try open()
        window.work.make(of: "dropped")
        wait("the message") { window.message.box.size.width > 0 }
        let label = OpaquePointer(try XCTUnwrap(gtk_widget_get_first_child(window.message.box.widget)))
        XCTAssertEqual(pango_layout_get_line_count(gtk_label_get_layout(label)), 1)
    }

    func testAnOpenNoteIsDeletedWithItsWindowAndComesBackWithIt() async throws {
        try write("a.md", "alpha")
        let window = try open()
        let bench = try XCTUnwrap(bench)
        let id = try XCTUnwrap(window.notes.notes.shown.first?.noteID)
        window.work.open([id])
        XCTAssertEqual(window.notes.notes.sheet(of: .note(id))?.isOpen, true)
        window.work.delete([id])
        wait("the window's end") { bench.windows.windows.isEmpty }
        window.message.undo()
        XCTAssertEqual(bench.windows.windows.count, 1)
        bench.windows.closeAll()
        settle()
    }

    func testSeveralAreGivenOtherPaperAndBack() async throws {
        try write("a.md", "---\ncolor: blue\n---\na")
        try write("b.md", "b")
        try write("c.md", "---\ncolor: rose\n---\nc")
        let window = try open()
        let ids = window.notes.notes.shown.compactMap(\.noteID)
        window.work.recolor(ids, to: .rose)
        wait("the colour") { window.notes.notes.colorCounts == ["rose": 3] }
        window.message.undo()
        wait("the colours before") { window.notes.notes.colorCounts == ["blue": 1, "yellow": 1, "rose": 1] }
        XCTAssertEqual(try String(contentsOfFile: path + "/b.md", encoding: .utf8), "b")
    }

    func testTheOrderOfTheHandIsKept() async throws {
        for (age, name) in ["a", "b", "c", "d"].enumerated() { try write(name + ".md", name, age: Double(age)) }
        var window = try open()
        let bench = try XCTUnwrap(bench)
        let id = { (name: String) in bench.folder.id(of: NoteName(name + ".md") ?? .fallback) }
        // Where the order is another, laying a note elsewhere says what to do, and changes nothing.
        window.notes.grid.select([window.notes.grid.items[3]])
        window.window.activate(action: "board.move-back")
        XCTAssertEqual(names(window), ["a", "b", "c", "d"])
        XCTAssertFalse(window.message.words.isEmpty)
        bench.preferences.boardSort = .byHand
        window.window.activate(action: "board.move-back")
        XCTAssertEqual(names(window), ["a", "b", "d", "c"])
        XCTAssertEqual(window.targets, [try XCTUnwrap(id("d"))], "what was selected stays so")
        window.notes.notes.move([try XCTUnwrap(id("c")), try XCTUnwrap(id("d"))], before: try XCTUnwrap(id("a")))
        XCTAssertEqual(names(window), ["c", "d", "a", "b"])
        window.window.destroy()
        settle()
        XCTAssertNil(bench.board.window)
        try write("new.md", "new", age: -5)
        try bench.folder.refresh()
        window = try open()
        XCTAssertEqual(names(window), ["new", "c", "d", "a", "b"])
        XCTAssertFalse(try String(contentsOfFile: path + "/c.md", encoding: .utf8).contains("order"))
    }

    func testVersionsAreShownAndRestored() async throws {
        try write("a.md", "first")
        let window = try open()
        let bench = try XCTUnwrap(bench)
        let id = try XCTUnwrap(window.notes.notes.shown.first?.noteID)
        try bench.folder.update(id) { $0.text = "second" }
        bench.board.showHistory(of: id)
        XCTAssertTrue(window.history.isOpen)
        XCTAssertEqual(window.history.versions.count, 1)
        window.history.restore()
        XCTAssertEqual(try String(contentsOfFile: path + "/a.md", encoding: .utf8), "first")
        XCTAssertEqual(window.history.versions.count, 2, "what it held is a version now")
        window.message.undo()
        XCTAssertEqual(try String(contentsOfFile: path + "/a.md", encoding: .utf8), "second")
    }

    func testTheTrashGivesBackAndIsEmptied() async throws {
        for name in ["a", "b", "c"] { try write(name + ".md", name) }
        let window = try open()
        let bench = try XCTUnwrap(bench)
        window.work.delete(window.notes.notes.shown.compactMap(\.noteID))
        bench.board.showTrash()
        wait("three in the trash") { window.trash.notes.count == 3 }
        let first = window.trash.grid.items[0]
        window.trash.grid.select([first])
        window.trash.restore()
        wait("one back") { window.trash.notes.count == 2 && window.notes.notes.count == 1 }
        window.message.undo()
        wait("none back") { window.trash.notes.count == 3 && window.notes.notes.count == 0 }
        window.work.purge(window.trash.notes)
        window.trash.read()
        wait("an empty trash") { window.trash.notes.isEmpty && !window.trash.isReading }
        XCTAssertEqual(try bench.folder.trash(), [])
    }

    // MARK: Many

    func testTenThousandNotesTakeFewCellsAndPictures() async throws {
        for number in 0..<10_000 { try write("\(number).md", "note \(number)", age: Double(number)) }
        let window = try open()
        let grid = window.notes.grid
        XCTAssertEqual(grid.items.count, 10_000)
        let bound = 32 * (grid.view.columns + 1)
        XCTAssertLessThanOrEqual(grid.cellCount, bound)
        wait("a picture of the first") { grid.cache.entry(grid.items[0]) != nil }
        for place in stride(from: 0, to: 10_000, by: 1999) {
            grid.focus(place)
            wait("place \(place)") { grid.area(of: grid.items[place], in: grid.scroller) != nil }
            XCTAssertLessThanOrEqual(grid.cellCount, bound)
        }
        wait("a picture of one far down") { grid.cache.entry(grid.items[9995]) != nil }
        XCTAssertLessThanOrEqual(grid.cache.byteCount, grid.cache.limit)
        window.notes.notes.readTexts()
        wait("all texts") { window.notes.notes.isComplete }
        window.notes.search(for: "note 777")
        XCTAssertEqual(window.notes.notes.shownCount, 19, "777, 7770 to 7779 and 1777 to 9777, at once")
    }

    func testClosingLeavesNothing() async throws {
        for number in 0..<30 { try write("\(number).md", "note \(number)", age: Double(number)) }
        weak var last: BoardWindow?
        func openAndClose() throws {
            let window = try open()
            last = window
            window.notes.search(for: "note 1")
            wait("hits") { window.notes.grid.items.count == 12 }
            window.notes.grid.select([window.notes.grid.items[0]])
            wait("a picture") { window.notes.grid.cache.count > 0 }
            window.window.destroy()
        }
        func rest() {
            wait("the end of the board") { last == nil }
            settle()
        }
        try openAndClose()
        rest()
        let (boxes, widgets, cells) = (ClosureBoxes.live, WidgetClass.liveInstances, BoardCell.live)
        for _ in 0..<20 {
            try openAndClose()
            rest()
        }
        XCTAssertLessThanOrEqual(BoardCell.live, cells)
        XCTAssertLessThanOrEqual(WidgetClass.liveInstances, widgets)
        XCTAssertLessThanOrEqual(ClosureBoxes.live, boxes)
    }

    func testTheWindowsSizeIsRemembered() async throws {
        let window = try open()
        window.window.setDefaultSize(width: 700, height: 520)
        wait("the size") { window.window.size.width <= 760 && window.window.size.width >= 680 }
        let size = window.window.defaultSize
        window.window.destroy()
        settle()
        let state = BoardState(folder: path)
        XCTAssertEqual(state.size?.width, size.width)
        XCTAssertEqual(state.size?.height, size.height)
    }
}
