import XCTest

@testable import PeelApp

/// How a note's window is cut out.
final class WindowCutoutTests: NoteWindowTestCase {
    /// Else it would be cut out wrongly at first, and painted a second time for what then comes into view.
    func testWhereTheSheetWillLieIsKnownBeforeTheWindowIsShown() async throws {
        var expected: SheetPlacement?
        let window = try show(text: "Milk") {
            XCTAssertFalse($0.frame.isPlaced)
            expected = $0.frame.placement
        }
        XCTAssertTrue(window.frame.isPlaced)
        XCTAssertEqual(window.frame.placement, expected)
        XCTAssertEqual(expected?.side, window.frame.side)
    }
}
