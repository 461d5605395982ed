import Foundation
import XCTest

/// Several notes at once: which are there at the next start, and that their number stays the same.
final class ManyNotesTests: DesktopTestCase {
    func testControlNMakesANoteToWriteOnAtOnce() throws {
        let (desktop, peel) = try startWithNotes(["Milk"])
        try desktop.xdotool("key", "ctrl+n")
        try writeOnNewNote("Bread", on: desktop, of: peel)
        try peel.waitForTitles(["Note: Bread", "Note: Milk"])
        XCTAssertEqual(Set(try texts()), ["Milk", "Bread"])
    }

    func testTheNotesThatWereOpenAreThereAgain() throws {
        for ending in ["ctrl+q", "SIGTERM"] {
            let (desktop, first) = try startWithNotes(["Milk", "Bread", "Eggs"])
            try close("Note: Bread", on: desktop, of: first)
            try first.waitForTitles(["Note: Eggs", "Note: Milk"])
            if ending == "SIGTERM" {
                kill(first.process.processIdentifier, SIGTERM)
            } else {
                try desktop.xdotool("key", "ctrl+q")
            }
            XCTAssertEqual(try first.end(), 0)
            let second = try startPeel(on: desktop)
            try second.waitForTitles(["Note: Eggs", "Note: Milk"])
            XCTAssertEqual(try noteFiles().count, 3)
            second.stop()
            try empty()
        }
    }

    func testOfClosedNotesTheOneWrittenLastComesBack() throws {
        let (desktop, first) = try startWithNotes(["Milk", "Bread"])
        for title in ["Note: Bread", "Note: Milk"] { try close(title, on: desktop, of: first) }
        XCTAssertEqual(try first.end(), 0)
        for _ in 1...5 {
            let peel = try startPeel(on: desktop)
            try peel.waitForTitles(["Note: Bread"])
            try close("Note: Bread", on: desktop, of: peel)
            XCTAssertEqual(try peel.end(), 0)
        }
        XCTAssertEqual(try noteFiles().count, 2)
    }

    func testBlankNotesLeaveNothingHoweverTheProgramEnds() throws {
        let desktop = try makeDesktop()
        for ending in ["ctrl+w", "ctrl+q", "SIGTERM"] {
            let peel = try startPeel(on: desktop)
            _ = try peel.activeWindow()
            try desktop.xdotool("key", "ctrl+n")
            try eventually("two windows") { try peel.windows().count == 2 }
            XCTAssertEqual(try noteFiles().count, 2)
            switch ending {
            case "SIGTERM": kill(peel.process.processIdentifier, SIGTERM)
            case "ctrl+q": try desktop.xdotool("key", "ctrl+q")
            default:
                for window in try peel.windows() {
                    try activate(window, on: desktop)
                    try desktop.xdotool("key", "ctrl+w")
                }
            }
            XCTAssertEqual(try peel.end(), 0)
            XCTAssertEqual(try noteFiles(), [], "after \(ending)")
            let file = folder.appendingPathComponent(".state/peel/windows.ini")
            let state = try? String(contentsOf: file, encoding: .utf8)
            XCTAssertFalse(state?.contains("open=true") ?? false, state ?? "")
        }
    }

    func testAnEmptyFileOfSomebodyElsesStays() throws {
        let file = folder.appendingPathComponent("todo.md")
        try Data().write(to: file)
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop)
        _ = try peel.activeWindow()
        try desktop.xdotool("key", "ctrl+w")
        XCTAssertEqual(try peel.end(), 0)
        XCTAssertEqual(try noteFiles().map(\.lastPathComponent), ["todo.md"])
    }
}
