import Foundation
import NoteStore
import XCTest

@testable import PeelApp

/// Letters with accents that another program writes otherwise: the same to the eye, and not to the byte.
final class LetterFormTests: NoteWindowTestCase {
    func testLettersThatAreOnlyComposedOtherwiseAreTakenOver() async throws {
        let window = try show(text: "Caf\u{E9}")
        XCTAssertTrue(window.save())
        let file = path + "/\(try XCTUnwrap(window.document).open.name)"
        let content = try Data(contentsOf: URL(fileURLWithPath: file))
        let (composed, decomposed) = (Array("Caf\u{E9}".utf8), Array("Cafe\u{301}".utf8))
        XCTAssertTrue(content.suffix(composed.count).elementsEqual(composed))
        let other = Data(content.dropLast(composed.count)) + Data(decomposed)
        try other.write(to: URL(fileURLWithPath: file))
        try window.folder.refresh()
        wait("the other letters on the note") { Array(window.note.text.utf8) == decomposed }
        window.note.text += "!"
        XCTAssertTrue(window.save())
        XCTAssertTrue(
            try Data(contentsOf: URL(fileURLWithPath: file)).suffix(decomposed.count + 1)
                .elementsEqual(decomposed + [0x21]))
    }
}
