import Gtk

/// Where on the screens a window can be, so that it can be seen and seized.
enum ScreenFit {
    /// How much of a window must be on a screen each way, in device pixels, lest it count as lost.
    static let least = 80

    /// The place of a window's top left: its own while enough of it is on a screen, else one wholly on the nearest.
    static func place(of window: PixelArea, on screens: [PixelArea]) -> (x: Int, y: Int) {
        let isThere = screens.contains { screen in
            let width = min(window.x + window.width, screen.x + screen.width) - max(window.x, screen.x)
            let height = min(window.y + window.height, screen.y + screen.height) - max(window.y, screen.y)
            return width >= min(least, window.width) && height >= min(least, window.height)
        }
        let nearest = screens.min { distance(window, $0) < distance(window, $1) }
        guard !isThere, let nearest else { return (window.x, window.y) }
        return within(nearest, window)
    }

    /// The place nearest to a window's own at which it is wholly on a screen; its top left is, where it is too large.
    static func within(_ screen: PixelArea, _ window: PixelArea) -> (x: Int, y: Int) {
        (
            max(screen.x, min(window.x, screen.x + screen.width - window.width)),
            max(screen.y, min(window.y, screen.y + screen.height - window.height))
        )
    }

    /// The place for a new window beside another: a step down and to the right, and on where a window is already.
    /// - Parameters:
    ///   - step: how far, in device pixels.
    ///   - taken: the top lefts of the windows that are there.
    static func place(
        beside other: PixelArea, step: Int, taken: [(x: Int, y: Int)], on screens: [PixelArea]
    ) -> (x: Int, y: Int) {
        let middle = (x: other.x + other.width / 2, y: other.y + other.height / 2)
        let screen = screens.first { contains($0, middle) } ?? screens.first
        guard let screen else { return (other.x + step, other.y + step) }
        var next = other
        for _ in 0..<taken.count + 2 {
            next.x += step
            next.y += step
            let fits = within(screen, next)
            // At the screen's edge the next column begins.
            if fits.y < next.y { next.y = screen.y + step / 2 }
            if fits.x < next.x { next.x = screen.x + step / 2 }
            if !taken.contains(where: { abs($0.x - next.x) < step / 2 && abs($0.y - next.y) < step / 2 }) { break }
        }
        return within(screen, next)
    }

    private static func contains(_ area: PixelArea, _ point: (x: Int, y: Int)) -> Bool {
        point.x >= area.x && point.y >= area.y && point.x < area.x + area.width && point.y < area.y + area.height
    }

    /// The square of the distance between two centres.
    private static func distance(_ one: PixelArea, _ other: PixelArea) -> Int {
        let x = one.x + one.width / 2 - other.x - other.width / 2
        let y = one.y + one.height / 2 - other.y - other.height / 2
        return x * x + y * y
    }
}
