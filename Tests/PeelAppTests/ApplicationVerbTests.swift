import Foundation
import XCTest

/// The verbs that reach the running application.
final class ApplicationVerbTests: DesktopTestCase {
    private func start(_ words: [String]) throws -> (PrivateDesktop, PeelUnderTest) {
        for word in words { try put(word, "\(word.lowercased()).md") }
        try putStates(Dictionary(uniqueKeysWithValues: words.map { ("\($0.lowercased()).md", "open=true") }))
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop)
        try peel.waitForTitles(words.map { "Note: \($0)" })
        return (desktop, peel)
    }

    private func waitForActive(_ title: String, on desktop: PrivateDesktop) throws {
        try eventually("“\(title)” to have the keyboard") {
            try desktop.xdotool("getactivewindow", "getwindowname").trimmingCharacters(in: .newlines) == title
        }
    }

    func testOpenShowsANoteAndBringsItForward() throws {
        let (desktop, peel) = try start(["Milk", "Bread"])
        try put("Eggs", "eggs.md")
        XCTAssertEqual(try verb("open", "egg", environment: desktop.environment).status, 0)
        try peel.waitForTitles(["Note: Milk", "Note: Bread", "Note: Eggs"])
        for word in ["Bread", "Milk", "Eggs"] {
            XCTAssertEqual(try verb("open", word, environment: desktop.environment).status, 0)
            try waitForActive("Note: \(word)", on: desktop)
        }
        XCTAssertEqual(try peel.windows().count, 3)
        XCTAssertEqual(try noteFiles().count, 3)
    }

    func testOpenWithoutARunningPeelShowsThatNote() throws {
        for word in ["Milk", "Bread"] { try put(word, "\(word.lowercased()).md") }
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop, "open", "milk")
        try peel.waitForTitles(["Note: Milk"])
        try waitForActive("Note: Milk", on: desktop)
        try desktop.xdotool("key", "ctrl+w")
        XCTAssertEqual(try peel.end(), 0)
    }

    func testANameThatIsNoNotesIsSaidAtOnce() throws {
        let (desktop, _) = try start(["Milk"])
        for verb in ["open", "close"] {
            XCTAssertEqual(try self.verb(verb, "beer", environment: desktop.environment).status, 1)
        }
    }

    func testCloseClosesAndStaysSo() throws {
        let (desktop, peel) = try start(["Milk", "Bread"])
        XCTAssertEqual(try verb("close", "bread", environment: desktop.environment).status, 0)
        try peel.waitForTitles(["Note: Milk"])
        XCTAssertEqual(try verb("quit", environment: desktop.environment).status, 0)
        XCTAssertEqual(try peel.end(), 0)
        XCTAssertTrue(try states().contains("open=true"))
        // Nobody shows it now: it is away at the next start.
        XCTAssertEqual(try verb("close", "milk", environment: desktop.environment).status, 0)
        XCTAssertFalse(try states().contains("open=true"))
        XCTAssertEqual(try verb("quit", environment: desktop.environment).status, 0)
        XCTAssertEqual(try noteFiles().count, 2)
    }

    func testToggleHidesAllAndBringsAllBackToWhereTheyWere() throws {
        let (desktop, peel) = try start(["Milk", "Bread"])
        for (index, window) in try peel.windows().enumerated() {
            try desktop.xdotool("windowmove", window, "\(40 + 400 * index)", "\(60 + 90 * index)")
        }
        try eventually("the places in the file") { try states().contains("x=440\ny=150\n") }
        let places = try peel.places()
        for _ in 1...3 {
            XCTAssertEqual(try verb("toggle", environment: desktop.environment).status, 0)
            try peel.waitForTitles([])
            XCTAssertTrue(peel.process.isRunning)
            XCTAssertEqual(try verb("toggle", environment: desktop.environment).status, 0)
            try peel.waitForTitles(["Note: Bread", "Note: Milk"])
            try eventually("the same places") { try peel.places() == places }
        }
        // A second start brings hidden notes forward too.
        XCTAssertEqual(try verb("toggle", environment: desktop.environment).status, 0)
        try peel.waitForTitles([])
        XCTAssertEqual(try verb(environment: desktop.environment).status, 0)
        try peel.waitForTitles(["Note: Bread", "Note: Milk"])
    }

    func testBoardShowsAllNotesOnOneBoardOnce() throws {
        let (desktop, peel) = try start(["Milk", "Bread"])
        for _ in 1...2 {
            XCTAssertEqual(try verb("board", environment: desktop.environment).status, 0)
            try peel.waitForTitles(["Note: Bread", "Note: Milk", "All Notes"])
            try waitForActive("All Notes", on: desktop)
        }
        XCTAssertEqual(try noteFiles().count, 2)
    }

    func testNewIsShownWherePeelRunsUnlessItIsToBeHidden() throws {
        let (desktop, peel) = try start(["Milk"])
        XCTAssertEqual(try verb("new", "Bread", environment: desktop.environment).output, "Bread.md\n")
        try peel.waitForTitles(["Note: Bread", "Note: Milk"])
        XCTAssertEqual(try verb("new", "--hidden", "Eggs", environment: desktop.environment).output, "Eggs.md\n")
        // The program has done what came after.
        XCTAssertEqual(try verb("open", "bread", environment: desktop.environment).status, 0)
        try peel.waitForTitles(["Note: Bread", "Note: Milk"])
        XCTAssertEqual(try noteFiles().count, 3)
    }

    func testWithoutABusTheVerbsOnFilesWork() throws {
        var environment = ProcessInfo.processInfo.environment
        for name in ["DBUS_SESSION_BUS_ADDRESS", "DISPLAY", "WAYLAND_DISPLAY"] { environment[name] = nil }
        environment["XDG_RUNTIME_DIR"] = folder.path
        XCTAssertEqual(try verb("new", "Bread", environment: environment).output, "Bread.md\n")
        XCTAssertEqual(try verb("quit", environment: environment).status, 0)
        XCTAssertEqual(try verb("close", "bread", environment: environment).status, 0)
    }

    func testNotesOfOneNameHaveWindowsOfTwo() throws {
        try put("Milk", "one.md")
        try put("Milk", "two.md")
        try putStates(["one.md": "open=true", "two.md": "open=true"])
        let peel = try startPeel(on: try makeDesktop())
        try peel.waitForTitles(["Note: Milk", "Note: Milk (2)"])
    }
}
