import Foundation
import Paper
import XCTest

/// A colour of the user's own, from the dialog to the file and to the ink that is seen.
final class CustomColorTests: AccessibilityTestCase {
    func testAChosenColourIsKeptAndTheInkOnItCanBeRead() throws {
        // Whole blocks, so that their pixels are the ink and nothing else.
        let blocks = String(repeating: "\u{2588}", count: 8)
        for (color, hex) in [
            ("Very Dark Green", "#26a269"), ("Very Dark Purple", "#613583"), ("Light Yellow", "#f8e45c"),
        ] {
            try write(blocks, to: "note.md")
            let running = try startReading()
            let peel = try application(running)
            let place = try running.geometry(of: try running.activeWindow())
            try find(.frame, in: peel).perform("win.custom-color")
            let dialog = try eventually("the dialog") {
                try peel.children.first { try $0.has(.visible) && $0.role == .dialog }
            }
            let swatch = try find(.radioButton, named: color, in: dialog)
            let actions = try swatch.actions
            let select = actions.first { $0.lowercased().hasSuffix("select") }
            try swatch.perform(try XCTUnwrap(select, "of \(actions)"))
            try dialog.shown.first { try $0.role == .pushButton && $0.name.hasSuffix("Select") }?.press()
            let file = folder.appendingPathComponent("note.md")
            try eventually("\(hex) in the file") {
                let content = try String(contentsOf: file, encoding: .utf8)
                return content.contains(hex) && content.hasSuffix(blocks)
            }
            let wanted = try XCTUnwrap(PaperColor(name: hex)).face
            let paper = Pixel(red: UInt8(wanted.red), green: UInt8(wanted.green), blue: UInt8(wanted.blue))
            let beside = (x: place.x + 40, y: place.y + place.height / 2)
            try eventually("the paper") { try desktop.picture()[beside.x, beside.y].isLike(paper, within: 12) }
            // What stands out most from the paper where the writing is are the blocks.
            let picture = try desktop.picture()
            var most = 0.0
            for y in place.y + 60..<place.y + place.height / 2 {
                for x in place.x + place.width / 3..<place.x + place.width * 2 / 3 {
                    let pixel = picture[x, y]
                    let ink = RGB(red: Double(pixel.red), green: Double(pixel.green), blue: Double(pixel.blue))
                    most = max(most, ink.contrast(with: wanted))
                }
            }
            XCTAssertGreaterThanOrEqual(most, 4.5, "the ink on \(color)")
            kill(running.process.processIdentifier, SIGTERM)
            XCTAssertEqual(try running.end(), 0)
        }
    }
}
