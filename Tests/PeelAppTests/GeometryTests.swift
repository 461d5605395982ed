import Gtk
import Testing

@testable import PeelApp

/// Where the sheet lies in its window, and what of it is whose.
@Suite("Window: geometry")
@MainActor
struct GeometryTests {
    @Test("The window is as large as sheet and shadow need, and no larger", arguments: [0.0, 4, -12, 45, 90])
    func windowFits(rotation: Double) {
        let geometry = NoteGeometry(rotation: rotation)
        for side in [120, 121, 292, 640] {
            let window = geometry.windowSide(forSheet: side)
            #expect(geometry.sheetSide(forWindow: window) == side)
            #expect(geometry.sheetSide(forWindow: window - 1) == side - 1)
        }
    }

    @Test("In a window that is not square the sheet stays square and in the middle")
    func middle() {
        let geometry = NoteGeometry()
        let square = geometry.placement(width: 334, height: 334)
        let wide = geometry.placement(width: 434, height: 334)
        #expect(wide.side == square.side)
        #expect(wide.x == square.x + 50)
        #expect(wide.y == square.y)
    }

    @Test("Points of sheet and window are each other's inverse")
    func inverse() {
        let placement = SheetPlacement(x: 20, y: 30, side: 292, rotation: -7)
        let there = placement.windowPoint((10, 200))
        let back = placement.sheetPoint(there)
        #expect(abs(back.x - 10) < 1e-9 && abs(back.y - 200) < 1e-9)
    }

    @Test("An upright square is one rectangle")
    func oneRectangle() {
        let placement = SheetPlacement(x: 20, y: 10, side: 100)
        let whole = ConvexRegion.rectangles(within: placement.outline())
        #expect(whole == [PixelArea(x: 20, y: 10, width: 100, height: 100)])
        let double = ConvexRegion.rectangles(within: placement.outline(inset: 1), scale: 2)
        #expect(double == [PixelArea(x: 42, y: 22, width: 196, height: 196)])
    }

    @Test("A tilted sheet's rectangles all lie on it, and miss only its edge")
    func tilted() {
        let placement = SheetPlacement(x: 40, y: 40, side: 200, rotation: 30)
        let rectangles = ConvexRegion.rectangles(within: placement.outline())
        for area in rectangles {
            for (x, y) in [(area.x, area.y), (area.x + area.width, area.y + area.height)] {
                let point = placement.sheetPoint((Double(x), Double(y)))
                #expect(point.x > -1e-6 && point.x < 200 + 1e-6 && point.y > -1e-6 && point.y < 200 + 1e-6)
            }
        }
        let covered = rectangles.map { $0.width * $0.height }.reduce(0, +)
        #expect(covered > 200 * 200 - 4 * 200 * 2)
    }

    @Test("The edges and the fold are for sizing, all else for moving")
    func handles() {
        #expect(SheetHandle(at: (100, 100), side: 292) == .paper)
        #expect(SheetHandle(at: (289, 100), side: 292) == .right)
        #expect(SheetHandle(at: (100, 289), side: 292) == .bottom)
        #expect(SheetHandle(at: (270, 270), side: 292) == .corner)
        #expect(SheetHandle.corner.growth(by: (10, 30)) == 20)
        #expect(SheetHandle.paper.growth(by: (10, 30)) == 0)
    }

    @Test("The window's name is the title, else the first line with words")
    func titles() {
        #expect(WindowTitle.of(title: "Shopping", text: "Milk") == "Note: Shopping")
        #expect(WindowTitle.of(title: "", text: "\n  \n  Milk \t and bread\nEggs") == "Note: Milk and bread")
        #expect(WindowTitle.of(title: "", text: " \n") == "Note: empty")
        let long = WindowTitle.of(title: String(repeating: "a", count: 60), text: "")
        #expect(long == "Note: " + String(repeating: "a", count: 39) + "\u{2026}")
    }
}
