import Foundation
import Gtk
import XCTest

@testable import PeelApp

/// What is dropped on a note.
final class NoteDropTests: NoteWindowTestCase {
    private func write(_ bytes: Data, _ name: String) throws -> String {
        let file = URL(fileURLWithPath: path).appendingPathComponent(name)
        try bytes.write(to: file)
        return file.path
    }

    func testTextOnThePaperIsAddedAtTheEnd() async throws {
        let window = try show(text: "Milk")
        let drops = NoteDrops()
        drops.follow(window)
        XCTAssertTrue(drops.take(.text("Bread\n"), at: (30, 120)))
        XCTAssertEqual(window.note.text, "Milk\nBread")
        XCTAssertEqual(window.document?.open.text, "Milk\nBread", "and saved")
    }

    func testTextOnTheWritingIsInsertedWhereItIsDropped() async throws {
        let window = try show(text: "Milk")
        let drops = NoteDrops()
        drops.follow(window)
        // Above and left of the first letter, still on the writing.
        let (x, y) = (Double(window.frame.placement.x) + 40, Double(window.frame.placement.y) + 45)
        XCTAssertTrue(
            window.note.writingContains(
                x: x - Double(window.frame.placement.x), y: y - Double(window.frame.placement.y)))
        XCTAssertTrue(drops.take(.text("Oat "), at: (x, y)))
        XCTAssertEqual(window.note.text, "Oat Milk")
    }

    func testOfATextFileTheContentIsInserted() async throws {
        let window = try show(text: "Milk")
        let drops = NoteDrops()
        drops.follow(window)
        let file = try write(Data("Bread\r\nEggs\r\n".utf8), "list.txt")
        XCTAssertTrue(drops.take(.files([file]), at: (30, 120)))
        XCTAssertEqual(window.note.text, "Milk\nBread\nEggs")
    }

    func testAFileThatIsNoTextIsRefusedByName() async throws {
        let window = try show(text: "Milk")
        let drops = NoteDrops()
        drops.follow(window)
        let file = try write(Data([0xFF, 0xFE, 0, 1]), "picture.raw")
        XCTAssertFalse(drops.take(.files([file]), at: (30, 120)))
        XCTAssertEqual(window.note.text, "Milk")
        XCTAssertEqual(window.message.message?.text.contains(file), true)
    }

    func testTheLimitHoldsForWhatIsDropped() async throws {
        let window = try show(text: "Milk")
        window.note.maxLength = 10
        let drops = NoteDrops()
        drops.follow(window)
        XCTAssertFalse(drops.take(.text("More than fits"), at: (30, 120)))
        XCTAssertEqual(window.note.text, "Milk")
    }

    func testAColourBecomesThePapers() async throws {
        let window = try show(text: "Milk")
        let drops = NoteDrops()
        drops.follow(window)
        XCTAssertTrue(drops.take(.color(red: 1, green: 0.5, blue: 0), at: (30, 120)))
        XCTAssertEqual(window.document?.open.color, "#ff8000")
    }

    func testALockedNoteTakesNothing() async throws {
        let window = try show(text: "Milk")
        window.document?.setLocked(true)
        let drops = NoteDrops()
        drops.follow(window)
        XCTAssertFalse(drops.take(.text("Bread"), at: (30, 120)))
        XCTAssertFalse(drops.take(.color(red: 1, green: 0, blue: 0), at: (30, 120)))
        XCTAssertEqual(window.note.text, "Milk")
        XCTAssertNil(window.document?.open.color)
        XCTAssertNotNil(window.message.message)
    }
}
