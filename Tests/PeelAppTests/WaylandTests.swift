import Foundation
import XCTest

/// The note on a Wayland desktop, with real keys and a real pointer.
final class WaylandTests: DesktopTestCase {
    func testTypedTextIsInTheFile() throws {
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop, environment: try desktop.startWayland())
        let paper = try paper(on: desktop)
        XCTAssertEqual(paper.right - paper.left, paper.bottom - paper.top, accuracy: 4, "the paper is square")
        // A click on the paper brings the keyboard, and the first key begins to write.
        try point(at: (paper.left + 12, paper.top + 60), of: paper, on: desktop)
        try desktop.xdotool("click", "1")
        try desktop.xdotool("type", "Milk and bread")
        try eventually("the text in the file", seconds: 10) { try texts() == ["Milk and bread"] }
        try desktop.xdotool("key", "ctrl+w")
        XCTAssertEqual(try peel.end(), 0)
    }

    func testTheCornersAreTransparent() throws {
        let desktop = try makeDesktop()
        let environment = try desktop.startWayland()
        _ = try startPeel(on: desktop, environment: environment)
        let paper = try paper(on: desktop)
        let picture = try desktop.picture()
        // Beside the sheet's left edge there is a breath of shadow on the desktop's ground, and no black.
        for y in stride(from: paper.top + 20, to: paper.bottom - 20, by: 10) {
            let beside = picture[paper.left - 12, y]
            XCTAssertGreaterThan(Int(beside.red) + Int(beside.green) + Int(beside.blue), 150, "\(beside)")
        }
    }

    func testThePaperMovesTheNote() throws {
        let desktop = try makeDesktop()
        _ = try startPeel(on: desktop, environment: try desktop.startWayland())
        let before = try paper(on: desktop)
        let start = (x: before.left + 12, y: before.top + 60)
        try point(at: start, of: before, on: desktop)
        try desktop.xdotool("mousedown", "1")
        for step in 1...10 { try desktop.xdotool("mousemove", "\(start.x + step * 8)", "\(start.y + step * 6)") }
        try desktop.xdotool("mouseup", "1")
        try eventually("the note to be elsewhere") {
            guard let after = try desktop.picture().bounds(of: .paper) else { return false }
            return after.left > before.left + 40 && after.top > before.top + 30
        }
    }

    func testDeletingAndUndo() throws {
        try put("Old news\n", "old.md")
        let desktop = try makeDesktop()
        _ = try startPeel(on: desktop, environment: try desktop.startWayland())
        let paper = try paper(on: desktop)
        try point(at: (paper.left + 12, paper.top + 60), of: paper, on: desktop)
        try desktop.xdotool("click", "1", "key", "ctrl+d")
        try eventually("the file to be gone") { try noteFiles().isEmpty }
        try desktop.xdotool("key", "space")
        try eventually("the file to be back") { try noteFiles().map(\.lastPathComponent) == ["old.md"] }
        XCTAssertEqual(try texts(), ["Old news\n"])
    }

    func testNewNotesDifferInSizeAndAllAreThereAgain() throws {
        let desktop = try makeDesktop()
        let environment = try desktop.startWayland()
        let first = try startPeel(on: desktop, environment: environment)
        let paper = try paper(on: desktop)
        try point(at: (paper.left + 12, paper.top + 60), of: paper, on: desktop)
        try desktop.xdotool("click", "1", "type", "Milk")
        try eventually("the text in the file") { try texts() == ["Milk"] }
        try desktop.xdotool("key", "ctrl+n")
        try eventually("the second note") { try noteFiles().count == 2 }
        try eventually("two sizes") {
            let states = try states()
            return states.contains("width=292\n") && states.contains("width=304\n")
        }
        kill(first.process.processIdentifier, SIGTERM)
        XCTAssertEqual(try first.end(), 0)
        // The second was blank.
        XCTAssertEqual(try texts(), ["Milk"])
        for _ in 1...5 {
            let again = try startPeel(on: desktop, environment: environment)
            _ = try self.paper(on: desktop)
            kill(again.process.processIdentifier, SIGTERM)
            XCTAssertEqual(try again.end(), 0)
            try eventually("an empty desktop") { try desktop.picture().bounds(of: .paper) == nil }
        }
        XCTAssertEqual(try texts(), ["Milk"])
        XCTAssertTrue(try states().contains("width=292\n"))
    }

    func testTheCompositorKnowsTheProgramByItsDesktopFile() throws {
        try put("Milk", "milk.md")
        let desktop = try makeDesktop()
        var environment = PeelUnderTest.environment(for: folder, try desktop.startWayland())
        environment["WAYLAND_DEBUG"] = "client"
        let log = folder.appendingPathComponent(".log")
        try Data().write(to: log)
        let process = try Tool.start(
            PeelUnderTest.program, [], environment: environment, errors: try FileHandle(forWritingTo: log))
        defer { process.end() }
        try eventually("the window's program and title") {
            let said = String(decoding: try Data(contentsOf: log), as: UTF8.self)
            // GTK says the name on the bus first, which has the folder behind it where that is not the usual one. What
            // counts is what holds when there is something to see.
            let lines = said.split(separator: "\n")
            guard let shown = lines.firstIndex(where: { $0.contains(".attach(wl_buffer") }) else { return false }
            let names = lines[..<shown].filter { $0.contains("set_app_id(") }
            return names.last?.contains("set_app_id(\"io.github.peel_notes.Peel\")") == true
                && said.contains("set_title(\"Note: Milk\")")
        }
    }

    /// Brings the pointer to a place on the paper, and waits until the note knows: it shows its close button then.
    private func point(
        at place: (x: Int, y: Int), of paper: (left: Int, top: Int, right: Int, bottom: Int), on desktop: PrivateDesktop
    ) throws {
        try eventually("the close button under the pointer") {
            // From outside: Weston takes no notice of a pointer that has been within its window all along.
            try desktop.xdotool("mousemove", "1", "1", "mousemove", "\(place.x + 2)", "\(place.y)")
            try desktop.xdotool("mousemove", "\(place.x)", "\(place.y)")
            // The middle of its cross.
            return try !desktop.picture()[paper.right - 16, paper.top + 17].isLike(.paper, within: 40)
        }
    }

    /// Waits for the paper to lie still on the screen.
    private func paper(on desktop: PrivateDesktop) throws -> (left: Int, top: Int, right: Int, bottom: Int) {
        var last: (left: Int, top: Int, right: Int, bottom: Int)?
        return try eventually("the paper on the Wayland desktop") {
            let bounds = try desktop.picture().bounds(of: .paper)
            defer { last = bounds }
            guard let bounds, let last, bounds == last, bounds.right - bounds.left > 200 else { return nil }
            return bounds
        }
    }
}
