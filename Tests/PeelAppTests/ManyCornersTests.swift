import GLib
import Gtk
import NoteStore
import PostItNote
import XCTest

@testable import PeelApp

/// Two hundred notes in one process: which corners move, and what is left of them.
@MainActor
final class ManyCornersTests: BoardTestCase {
    func testOfTwoHundredNotesTheActiveOnesCornerMovesAndNoneIsLeft() async throws {
        for number in 1...200 { try write("\(number).md", "Note number \(number)") }
        func openAndClose() throws {
            let bench = try BoardBench(path: path)
            for note in bench.folder.notes { try bench.windows.open(note.id) }
            let windows = bench.windows.windows
            XCTAssertEqual(windows.count, 200)
            wait("all of them to be shown") { windows.allSatisfy { $0.window.isMapped && $0.note.size.width > 0 } }
            for chosen in [windows[199], windows[0], windows[120]] {
                chosen.window.present()
                wait("the one to be active") { chosen.window.isActive }
                wait("its corner to move and no other") {
                    windows.filter(\.note.isBreathing).map(\.window.title) == [chosen.window.title]
                }
            }
            bench.windows.closeAll()
            XCTAssertEqual(bench.windows.windows.count, 0)
            XCTAssertEqual(bench.folder.openNotes.count, 0)
        }
        try openAndClose()
        settle()
        let (boxes, widgets) = (ClosureBoxes.live, WidgetClass.liveInstances)
        try openAndClose()
        settle()
        XCTAssertLessThanOrEqual(ClosureBoxes.live, boxes)
        XCTAssertLessThanOrEqual(WidgetClass.liveInstances, widgets)
    }
}
