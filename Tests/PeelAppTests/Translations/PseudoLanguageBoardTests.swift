import CGtk
import Gtk
import NoteStore
import XCTest

@testable import PeelApp

/// What the board shows in a language that is 40 % longer than English: nothing in English, and nothing cut off.
final class PseudoLanguageBoardTests: BoardTestCase {
    private var language: PseudoLanguage?

    override func setUp() async throws {
        try await super.setUp()
        language = try PseudoLanguage()
    }

    override func tearDown() async throws {
        language?.end()
        try await super.tearDown()
    }

    func testNotesAndMenusAndHistory() async throws {
        try write("a.md", "⟦Milk⟧")
        try write("b.md", "⟦Bread⟧", age: 60)
        let window = try open()
        wait("the sheets") { self.names(window).count == 2 }
        settle()
        let words = ShownWords(of: window.window)
        words.check(atLeast: 5, "the notes")
        XCTAssertTrue(ShownWords.areTranslated(window.window.title))
        window.work.delete([try XCTUnwrap(window.notes.notes.shown.last?.noteID)])
        wait("the message") { window.message.canUndo }
        settle()
        words.check(atLeast: 6, "a message")
        window.showHistory(of: try XCTUnwrap(window.notes.notes.shown.first?.noteID))
        settle()
        words.check(atLeast: 8, "the history")
        for (name, menu) in [("notes'", BoardMenus.notes()), ("trash's", BoardMenus.trash())] {
            let popover = Popover(menu: menu)
            popover.setParent(window.notes.grid.scroller.widget)
            popover.popUp()
            wait("the menu") { popover.isMapped }
            settle()
            ShownWords(of: popover).check(atLeast: 2, "the \(name) menu")
            popover.unparent()
        }
    }

    func testPagesWithNothingOnThem() async throws {
        let window = try open()
        wait("no notes") { window.notes.content == .noNotes }
        settle()
        ShownWords(of: window.window).check(atLeast: 12, "no notes, nothing found and no trash")
    }

    func testTrashAndTheQuestionBeforeItIsEmptied() async throws {
        try write("a.md", "⟦Milk⟧")
        try write("b.md", "⟦Bread⟧", age: 60)
        let window = try open()
        wait("the sheets") { self.names(window).count == 2 }
        window.work.delete(window.notes.notes.shown.compactMap(\.noteID))
        window.page = .trash
        wait("the trash") { window.trash.notes.count == 2 }
        settle()
        ShownWords(of: window.window).check(atLeast: 8, "the trash")
        window.trash.onPurge(window.trash.notes)
        let question = try XCTUnwrap(windowBelonging(to: window.window))
        defer { question.destroy() }
        wait("the question") { question.isMapped && question.size.width > 0 }
        settle()
        ShownWords(of: question).check(atLeast: 4, "the question")
        XCTAssertTrue(ShownWords.areTranslated(question.title), question.title)
    }

    private func windowBelonging(to parent: Window) -> Window? {
        guard let windows = gtk_window_get_toplevels() else { return nil }
        return (0..<g_list_model_get_n_items(windows)).lazy.compactMap { place in
            guard let item = g_list_model_get_item(windows, place) else { return nil }
            return Window(adopting: item)
        }.first { gtk_window_get_transient_for($0.cast()) == parent.cast() }
    }
}
