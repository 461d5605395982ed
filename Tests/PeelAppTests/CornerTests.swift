import Foundation
import XCTest

/// What is to be seen beside the paper, with and without a compositor.
final class CornerTests: DesktopTestCase {
    func testCornersShowTheGroundWithoutACompositor() throws { try lookAtCorners(composited: false) }

    func testCornersShowTheGroundWithACompositor() throws { try lookAtCorners(composited: true) }

    private func lookAtCorners(composited: Bool) throws {
        let desktop = try makeDesktop(composited: composited)
        let peel = try startPeel(on: desktop)
        let geometry = try peel.geometry(of: try peel.activeWindow())
        let (left, top) = (geometry.x, geometry.y)
        let (right, bottom) = (left + geometry.width - 1, top + geometry.height - 1)
        try eventually("the ground in all four corners of the window") {
            let picture = try desktop.picture()
            return [(left, top), (right, top), (left, bottom), (right, bottom)].allSatisfy {
                picture[$0.0, $0.1].isLike(Ground.color, within: composited ? 12 : 0)
            }
        }
        if !composited { try lookForBlack(desktop, geometry) }
    }

    /// Without a compositor each pixel is paper or ground: nothing black, and no shadow that would have to be mixed.
    private func lookForBlack(_ desktop: PrivateDesktop, _ geometry: PeelUnderTest.Geometry) throws {
        // Away from the note, which shows its controls to the pointer; the first of them is at the left edge.
        try desktop.xdotool("mousemove", "2", "2")
        try eventually("only paper where the controls were") {
            try desktop.picture()[geometry.x + 26, geometry.y + 27].isLike(Pixel.paper, within: 24)
        }
        let picture = try desktop.picture()
        for y in geometry.y..<geometry.y + geometry.height {
            for x in geometry.x..<geometry.x + geometry.width where x < geometry.x + 30 || y > geometry.y + 270 {
                let pixel = picture[x, y]
                XCTAssertGreaterThan(Int(pixel.green), 100, "\(pixel) at \(x - geometry.x), \(y - geometry.y)")
            }
        }
    }

    /// The outline of more contrast runs all around the paper, tilted too, and is not cut off with what lies beyond it.
    func testTheOutlineIsWholeWithoutACompositor() throws {
        for tilt in [0, -4] {
            try Data("---\ntilt: \(tilt)\n---\nMilk".utf8).write(to: folder.appendingPathComponent("note.md"))
            let desktop = try makeDesktop()
            var environment = desktop.environment
            environment["GTK_THEME"] = "Default-hc"
            // Away from where the note will be, which shows its controls to the pointer.
            try desktop.xdotool("mousemove", "2", "2")
            let peel = try startPeel(on: desktop, environment: environment)
            let place = try peel.geometry(of: try peel.activeWindow())
            var gaps: [String] = []
            try eventually("the whole outline", seconds: 10) {
                let picture = try desktop.picture()
                gaps = (80..<place.height - 120).flatMap { row in
                    let y = place.y + row
                    let line = (place.x..<place.x + place.width).map { picture[$0, y] }
                    return [("left", line), ("right", line.reversed())].filter { !beginsWithInk($0.1) }
                        .map { "\($0.0) \(row)" }
                }
                return gaps.isEmpty
            }
            XCTAssertEqual(gaps, [], "tilted by \(tilt)")
            peel.stop()
        }
    }

    /// Whether what follows the ground is dark.
    private func beginsWithInk(_ line: [Pixel]) -> Bool {
        guard let edge = line.firstIndex(where: { !$0.isLike(Ground.color) }) else { return false }
        return line[edge].green < 40
    }
}
