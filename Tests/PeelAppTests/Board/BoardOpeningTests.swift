import CGtk
import GLib
import Gtk
import XCTest

@testable import PeelApp

/// That nothing is left of what opens on the board, opened and closed twenty times.
final class BoardOpeningTests: BoardTestCase {
    func testMenusLeaveNothing() async throws {
        try write("milk.md", "Milk")
        let board = try open()
        wait("the sheet") { !board.notes.grid.items.isEmpty }
        board.notes.enterGrid()
        wait("the focus on it") { board.notes.grid.focusedItem != nil }
        let openings: [(String, @MainActor () -> Void)] = [
            ("the menu", { gtk_widget_activate_action_variant(board.window.widget, "board.menu", nil) }),
            ("the colours", { board.notes.filter.button.popUp() }),
        ]
        for (name, open) in openings {
            func round() -> ObjectWatch? {
                open()
                wait(name) { self.popover(in: board.window.widget) != nil }
                guard let popover = self.popover(in: board.window.widget) else { return nil }
                popover.popDown()
                wait("\(name) to go") { self.popover(in: board.window.widget) == nil }
                settle()
                return ObjectWatch(popover)
            }
            _ = round()
            settle()
            let boxes = ClosureBoxes.live
            let watch = (1...20).map { _ in round() }
            // The button keeps the one that it has.
            wait("nothing to be left of \(name)") {
                ClosureBoxes.live <= boxes && (name != "the menu" || !watch.contains { $0?.isAlive == true })
            }
        }
    }

    func testQuestionsLeaveNothing() async throws {
        try write("milk.md", "Milk")
        let board = try open()
        func round() -> ObjectWatch {
            let question = ConfirmDialog.ask(title: "Sure?", text: "For good.", words: "Yes", parent: board.window) {}
            wait("the question") { question.isMapped }
            question.destroy()
            settle()
            return ObjectWatch(question)
        }
        _ = round()
        settle()
        let boxes = ClosureBoxes.live
        let watch = (1...20).map { _ in round() }
        settle()
        XCTAssertEqual(watch.filter(\.isAlive).count, 0)
        XCTAssertLessThanOrEqual(ClosureBoxes.live, boxes)
    }

    /// The popover that is shown anywhere in a widget.
    private func popover(in widget: UnsafeMutablePointer<GtkWidget>) -> Popover? {
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            if peel_instance_is_a(child, gtk_popover_get_type()) != 0, gtk_widget_get_mapped(child) != 0 {
                return Popover(retaining: UnsafeMutableRawPointer(child))
            }
            if let found = popover(in: child) { return found }
            next = gtk_widget_get_next_sibling(child)
        }
        return nil
    }
}
