import Gtk
import PostItNote

/// How a note's sheet lies in its window: a square window around a square sheet, with just the room that tilt and
/// shadow need.
@MainActor
struct NoteGeometry {
    /// The smallest and the largest sheet that a window is made for, in px.
    nonisolated static let sides = 120...1600

    /// The tilt of the sheet in degrees.
    var rotation = 0.0
    /// The side of the window for a sheet of a given side, in px.
    func windowSide(forSheet side: Int) -> Int {
        let reach = PostItNote.paintExtents(width: Double(side), rotation: rotation)
        return side + max(reach.left + reach.right, reach.top + reach.bottom)
    }

    /// The side of the largest sheet that fits into a window, in px; 1 at least.
    func sheetSide(forWindow side: Int) -> Int {
        var (fits, tooLarge) = (1, max(2, side + 1))
        // What is beside the sheet hardly changes with it: so what a guess is wrong by leads to the answer at once.
        var guess = side
        while tooLarge - fits > 1 {
            guess = min(max(guess, fits + 1), tooLarge - 1)
            let window = windowSide(forSheet: guess)
            if window <= side { fits = guess } else { tooLarge = guess }
            guess += window == side ? 1 : side - window
        }
        return fits
    }

    /// Where the sheet lies in a window, which a window manager may have made other than square.
    func placement(width: Int, height: Int) -> SheetPlacement {
        let room = min(width, height)
        let side = sheetSide(forWindow: room)
        let reach = PostItNote.paintExtents(width: Double(side), rotation: rotation)
        let spareX = width - side - (reach.left + reach.right)
        let spareY = height - side - (reach.top + reach.bottom)
        return SheetPlacement(
            x: reach.left + max(0, spareX / 2), y: reach.top + max(0, spareY / 2),
            side: side, rotation: rotation)
    }
}
