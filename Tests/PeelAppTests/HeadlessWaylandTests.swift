import Foundation
import XCTest

@testable import PeelApp

/// The program on a Wayland desktop without screen, keyboard and pointer: what is done with it there is done by
/// assistive technology, over D-Bus and by the command line.
final class HeadlessWaylandTests: DesktopTestCase {
    private var buses: AccessibilityBus?
    private var reader: BusClient?
    private var session: BusClient?
    private var started: [Process] = []

    override func setUpWithError() throws {
        try super.setUpWithError()
        let buses = try AccessibilityBus(PrivateDesktop().environment)
        self.buses = buses
        try buses.start()
        try buses.startHeadlessWayland()
        reader = try buses.connect()
        session = try buses.connectToSession()
    }

    override func tearDownWithError() throws {
        started.forEach { $0.end() }
        (started, reader, session) = ([], nil, nil)
        buses?.stop()
        buses = nil
        try super.tearDownWithError()
    }

    // MARK: Tests

    func testEachWayToMakeWriteAndPutAway() throws {
        let peel = try start()
        try waitForNotes([""])
        try writing(of: "").insert("Milk", at: 0)
        try eventually("the text in the file") { try texts() == ["Milk"] }
        // By the note's own button, by D-Bus, and by the command line.
        try button("New note", on: "Milk").press()
        try waitForNotes(["", "Milk"])
        try writing(of: "").insert("Bread", at: 0)
        try call("new")
        try waitForNotes(["", "Bread", "Milk"])
        try writing(of: "").setContent("Eggs")
        XCTAssertEqual(try verb("new", "Tea", environment: environment).output, "Tea.md\n")
        try waitForNotes(["Bread", "Eggs", "Milk", "Tea"])
        try eventually("four files") { Set(try texts()) == ["Milk", "Bread", "Eggs", "Tea"] }
        // Put away in each way, they stay in their files.
        try button("Close note", on: "Milk").press()
        try waitForNotes(["Bread", "Eggs", "Tea"])
        try call("close", "<'Tea.md'>")
        try waitForNotes(["Bread", "Eggs"])
        try frame(of: "Eggs").perform("win.close")
        try waitForNotes(["Bread"])
        XCTAssertEqual(Set(try texts()), ["Milk", "Bread", "Eggs", "Tea"])
        // And come back in each way.
        XCTAssertEqual(try verb("open", "milk", environment: environment).status, 0)
        try call("open", "<'Tea.md'>")
        try waitForNotes(["Bread", "Milk", "Tea"])
        // A second start brings forward what is there, and makes nothing.
        XCTAssertEqual(try end(run()), 0)
        XCTAssertEqual(try notes(), ["Bread", "Milk", "Tea"])
        XCTAssertEqual(try noteFiles().count, 4)
        try call("toggle")
        try waitForNotes([])
        try call("toggle")
        try waitForNotes(["Bread", "Milk", "Tea"])
        kill(peel.processIdentifier, SIGTERM)
        XCTAssertEqual(try end(peel), 0)
        _ = try start()
        try waitForNotes(["Bread", "Milk", "Tea"])
        XCTAssertEqual(try noteFiles().count, 4)
    }

    func testEachWayToDeleteAndToHaveBack() throws {
        for word in ["Milk", "Bread", "Eggs"] { try put(word, "\(word.lowercased()).md") }
        try putStates(["milk.md": "open=true", "bread.md": "open=true", "eggs.md": "open=true"])
        let peel = try start()
        try waitForNotes(["Bread", "Eggs", "Milk"])
        // On the note itself, with Undo; in the trash from outside, with Undo; and back by the command line.
        try frame(of: "Milk").perform("win.delete")
        try eventually("the file to be gone") { try noteFiles().count == 2 }
        try button("Undo", on: "Milk").press()
        try eventually("the file to be back") { try noteFiles().count == 3 }
        XCTAssertEqual(try verb("rm", "bread", environment: environment).status, 0)
        try button("Undo", on: "Bread").press()
        try eventually("the file to be back") { try noteFiles().count == 3 }
        try writing(of: "Bread").insert("Good ", at: 0)
        try eventually("what is written after it") { try texts().contains("Good Bread") }
        try frame(of: "Eggs").perform("win.delete")
        try eventually("the file to be gone") { try noteFiles().count == 2 }
        XCTAssertEqual(try verb("restore", "eggs", environment: environment).status, 0)
        try eventually("the note to be written on again") { try writing(of: "Eggs").has(.editable) }
        // Put away in the trash, it is not there at the next start, and not lost.
        try frame(of: "Milk").perform("win.delete")
        try button("Close", on: "Milk").press()
        try waitForNotes(["Eggs", "Good Bread"])
        try call("quit")
        XCTAssertEqual(try end(peel), 0)
        _ = try start()
        try waitForNotes(["Eggs", "Good Bread"])
        XCTAssertEqual(try verb("restore", "milk", environment: environment).status, 0)
        try call("open", "<'milk.md'>")
        try waitForNotes(["Eggs", "Good Bread", "Milk"])
        XCTAssertEqual(try noteFiles().count, 3)
    }

    func testWithAllNotesClosedItEndsAndStartsAgain() throws {
        for word in ["Milk", "Bread"] { try put(word, "\(word.lowercased()).md") }
        try putStates(["milk.md": "open=true", "bread.md": "open=true"])
        for round in 1...5 {
            let peel = try start()
            // Where nothing was open, the note written last comes.
            let there = round == 1 ? ["Bread", "Milk"] : ["Bread"]
            try waitForNotes(there)
            for word in there { try button("Close note", on: word).press() }
            XCTAssertEqual(try end(peel), 0)
            XCTAssertEqual(try noteFiles().count, 2)
        }
        XCTAssertEqual(Set(try texts()), ["Milk", "Bread"], "what nobody touched stays to the byte")
    }

    func testTwentyRestartsChangeNothing() throws {
        for word in ["Milk", "Bread"] { try put(word, "\(word.lowercased()).md") }
        try putStates(["milk.md": "width=240\nopen=true", "bread.md": "width=320\nzoom=1.5\nopen=true"])
        var first = ""
        for round in 1...20 {
            let peel = try start()
            try waitForNotes(["Bread", "Milk"])
            switch round % 3 {
            case 0: try call("quit")
            case 1: kill(peel.processIdentifier, SIGTERM)
            default: XCTAssertEqual(try verb("quit", environment: environment).status, 0)
            }
            XCTAssertEqual(try end(peel), 0)
            if first.isEmpty { first = try states() }
            XCTAssertEqual(try states(), first, "after \(round)")
            XCTAssertEqual(try noteFiles().count, 2)
        }
        for line in ["width=240\n", "width=320\n", "zoom=1.5\n"] { XCTAssertTrue(first.contains(line), first) }
    }

    func testTheBoardShowsAllNotesAndDeletesWithUndo() throws {
        for word in ["Milk", "Bread"] { try put(word, "\(word.lowercased()).md") }
        _ = try start("board")
        let board = try eventually("the board") { try application().children.first { try $0.name == "All Notes" } }
        try eventually("two sheets") { try board.tree.contains { try $0.name == "2 notes" } }
        for word in ["Bread", "Milk"] {
            try eventually("the sheet of \(word)") { try board.tree.contains { try $0.name == word } }
        }
        XCTAssertEqual(try verb("rm", "milk", environment: environment).status, 0)
        try eventually("one sheet") { try board.tree.contains { try $0.name == "1 note" } }
        XCTAssertEqual(try verb("restore", "milk", environment: environment).status, 0)
        try eventually("both sheets") { try board.tree.contains { try $0.name == "2 notes" } }
    }

    // MARK: Help

    private var environment: [String: String] { buses?.environment ?? [:] }

    private func run(_ arguments: [String] = []) throws -> Process {
        let environment = PeelUnderTest.environment(for: folder, environment)
        let process = try Tool.start(
            PeelUnderTest.program, arguments, environment: environment, errors: FileHandle.standardError)
        started.append(process)
        return process
    }

    /// Starts the program and waits until it is on the buses.
    private func start(_ arguments: String...) throws -> Process {
        let process = try run(arguments)
        _ = try application()
        return process
    }

    private func end(_ process: Process) throws -> Int32 {
        try eventually("peel to end") { !process.isRunning }
        return process.terminationStatus
    }

    /// The program as assistive technology sees it: that which was started last.
    private func application() throws -> Accessible {
        let reader = try XCTUnwrap(reader)
        let number = Int(try XCTUnwrap(started.last { $0.isRunning }).processIdentifier)
        return try eventually("the program on the accessibility bus") {
            try Accessible.desktop(reader).children.first { (try? reader.process(of: $0.owner)) == number }
        }
    }

    /// Does one of the application's actions over D-Bus.
    private func call(_ action: String, _ parameter: String = "") throws {
        let name = Identity.applicationID(forFolder: folder.path)
        let parameters = parameter.isEmpty ? "@av []" : "[\(parameter)]"
        try XCTUnwrap(session).call(
            name, "/" + name.replacingOccurrences(of: ".", with: "/"), "org.gtk.Actions", "Activate",
            "('\(action)', \(parameters), @a{sv} {})")
    }

    /// What is written on the notes that are shown, by their windows.
    private func shownNotes() throws -> [(frame: Accessible, writing: Accessible, text: String)] {
        try application().children.compactMap { frame in
            // A window can go while it is looked at.
            guard (try? frame.has(.visible)) == true, let tree = try? frame.tree else { return nil }
            guard let writing = tree.first(where: { (try? $0.role) == .text }), let text = try? writing.content else {
                return nil
            }
            return (frame, writing, text)
        }
    }

    private func notes() throws -> [String] { try shownNotes().map(\.text).sorted() }

    private func waitForNotes(_ texts: [String]) throws {
        var seen: [String] = []
        do {
            try eventually("the notes") {
                seen = try notes()
                return seen == texts.sorted()
            }
        } catch is TimeIsUp {
            throw TimeIsUp(what: "the notes \(texts.sorted()); there are \(seen)")
        }
    }

    private func frame(of text: String) throws -> Accessible {
        try eventually("the note “\(text)”") { try shownNotes().first { $0.text == text }?.frame }
    }

    private func writing(of text: String) throws -> Accessible {
        try eventually("the note “\(text)”") { try shownNotes().first { $0.text == text }?.writing }
    }

    private func button(_ name: String, on text: String) throws -> Accessible {
        try eventually("the button “\(name)” of “\(text)”") {
            try frame(of: text).shown.first { try $0.role == .pushButton && $0.name == name }
        }
    }
}
