import Gtk
import Testing

@testable import PeelApp

/// Where windows may be on screens that come, go and lie side by side.
@Suite("Window: screens")
struct ScreenFitTests {
    private let left = PixelArea(x: 0, y: 0, width: 1920, height: 1080)
    private let right = PixelArea(x: 1920, y: 200, width: 1280, height: 1024)

    private func window(_ x: Int, _ y: Int, side: Int = 334) -> PixelArea {
        PixelArea(x: x, y: y, width: side, height: side)
    }

    @Test("A window that can be seized stays where it is", arguments: [(0, 0), (-250, 40), (1800, 900), (3100, 1100)])
    func stays(x: Int, y: Int) {
        #expect(ScreenFit.place(of: window(x, y), on: [left, right]) == (x, y))
    }

    @Test(
        "A lost window comes to the nearest screen, wholly",
        arguments: [
            (5000, 300, 2866, 300), (-900, -900, 0, 0), (100, 1070, 100, 746), (3190, 300, 2866, 300),
            (2500, 3000, 2500, 890),
        ])
    func comesBack(x: Int, y: Int, wantedX: Int, wantedY: Int) {
        #expect(ScreenFit.place(of: window(x, y), on: [left, right]) == (wantedX, wantedY))
    }

    @Test("Of a window larger than the screen the top left is shown")
    func large() {
        #expect(ScreenFit.place(of: window(4000, 4000, side: 3000), on: [left]) == (0, 0))
        #expect(ScreenFit.place(of: window(40, 40), on: []) == (40, 40))
    }

    @Test("New windows lie in steps, never on each other and never off the screen")
    func steps() {
        var taken: [(x: Int, y: Int)] = [(100, 100)]
        for _ in 0..<60 {
            let other = window(taken[taken.count - 1].x, taken[taken.count - 1].y)
            let next = ScreenFit.place(beside: other, step: 32, taken: taken, on: [left])
            #expect(next.x >= 0 && next.y >= 0 && next.x + 334 <= 1920 && next.y + 334 <= 1080)
            #expect(!taken.contains { $0 == next })
            taken.append(next)
        }
    }
}
