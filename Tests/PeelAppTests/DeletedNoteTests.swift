import Foundation
import Paper
import XCTest

/// How a note looks that is in the trash and still on the desktop.
final class DeletedNoteTests: DesktopTestCase {
    func testItCanBeRead() throws {
        let desktop = try makeDesktop()
        // Whole blocks, so that their pixels are the ink and nothing else.
        let text = String(repeating: "\u{2588}", count: 8)
        let file = folder.appendingPathComponent("note.md")
        try Data("---\ncolor: yellow\n---\n\(text)".utf8).write(to: file)
        try desktop.xdotool("mousemove", "2", "2")
        let peel = try startPeel(on: desktop)
        let place = try peel.geometry(of: try peel.activeWindow())
        func color(_ x: Int, _ y: Int) throws -> Pixel { try desktop.picture()[place.x + x, place.y + y] }
        for paper in PaperColor.allCases {
            try Data("---\ncolor: \(paper.name)\n---\n\(text)".utf8).write(to: file)
            let face = Pixel(paper.face)
            try eventually("paper \(paper.name)") { try color(40, 150).isLike(face, within: 24) }
            try desktop.xdotool("key", "ctrl+d")
            try eventually("grey paper in place of \(paper.name)") { try color(40, 150).isGrey }
            let picture = try desktop.picture()
            let ground = picture[place.x + 40, place.y + 150].color
            let inks = (60..<240).flatMap { y in
                (60..<260).map { picture[place.x + $0, place.y + y].color.contrast(with: ground) }
            }
            XCTAssertGreaterThanOrEqual(inks.max() ?? 0, 4.5, paper.name)
            try desktop.xdotool("key", "space")
            try eventually("paper \(paper.name) again") { try color(40, 150).isLike(face, within: 24) }
        }
    }
}

extension Pixel {
    fileprivate init(_ color: RGB) {
        self.init(red: UInt8(color.red), green: UInt8(color.green), blue: UInt8(color.blue))
    }

    fileprivate var color: RGB { RGB(red: Double(red), green: Double(green), blue: Double(blue)) }
    fileprivate var isGrey: Bool { abs(Int(red) - Int(green)) <= 4 && abs(Int(green) - Int(blue)) <= 4 }
}
