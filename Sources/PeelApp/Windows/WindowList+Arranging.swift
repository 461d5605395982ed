import Gtk
import NoteStore
import PostItNote

/// Where windows are put, and how large.
extension WindowList {
    /// Gives a window, not shown yet, the zoom, the size and the place that it had, or else ones of its own.
    func arrange(_ window: NoteWindow, _ state: WindowState?) {
        let display = Display(of: window.window)
        if let zoom = state?.zoom, PostItNote.zooms.contains(zoom) { window.note.zoom = zoom }
        window.note.breeze = state?.isStill != true
        if let side = state?.width, NoteGeometry.sides.contains(side) {
            window.resize(to: side)
        } else if !window.place.isSupported {
            window.resize(to: freeSide(for: window))
        }
        var standing = state?.standing ?? WindowPlace.Standing()
        let side = window.frame.geometry.windowSide(forSheet: window.frame.side)
        if standing.x == nil, let beside = placeBesideActive(side: side * window.window.scaleFactor, on: display) {
            (standing.x, standing.y) = beside
        }
        window.place.prepare(standing, side: side)
    }

    /// Brings windows back that are off every screen, since one has gone.
    func bringBack() {
        for window in windows { window.place.bringBack() }
    }

    /// A window's name with a number behind it where another window has that name already.
    func distinctTitle(_ title: String, for window: NoteWindow) -> String {
        let taken = Set(windows.filter { $0 !== window }.map(\.window.title))
        guard taken.contains(title) else { return title }
        let numbered = (2...taken.count + 1).lazy.map { "\(title) (\($0))" }
        return numbered.first { !taken.contains($0) } ?? title
    }

    /// A size that no other window has: what a compositor lays over each other can be told apart by its edges.
    private func freeSide(for window: NoteWindow) -> Int {
        let taken = Set(windows.filter { $0 !== window }.map(\.frame.side))
        return (0..<8).map { window.frame.side + $0 * 12 }.first { !taken.contains($0) } ?? window.frame.side
    }

    /// A place beside the note that the user works with, if there is one.
    private func placeBesideActive(side: Int, on display: Display) -> (x: Int, y: Int)? {
        guard let active = windows.first(where: \.window.isActive), let area = active.place.area else { return nil }
        let taken = windows.compactMap { $0.place.area.map { (x: $0.x, y: $0.y) } }
        let step = 32 * active.window.scaleFactor
        let start = PixelArea(x: area.x, y: area.y, width: side, height: side)
        return ScreenFit.place(beside: start, step: step, taken: taken, on: display.screens)
    }
}

extension WindowState {
    /// What of it is the window's place.
    var standing: WindowPlace.Standing {
        get {
            WindowPlace.Standing(x: x, y: y, workspace: workspace, isAbove: isAbove, isSticky: isSticky)
        }
        set {
            (x, y, workspace) = (newValue.x, newValue.y, newValue.workspace)
            (isAbove, isSticky) = (newValue.isAbove, newValue.isSticky)
        }
    }
}
