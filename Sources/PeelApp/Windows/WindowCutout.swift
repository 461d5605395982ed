import CGtk
import GLib
import Gtk

/// Cuts a note's window out along the paper: for the pointer always, and for the eye where nothing behind a
/// transparent part would show.
@MainActor
final class WindowCutout {
    private weak var window: Window?
    private weak var frame: NoteFrame?
    private let display: Display
    private var connection: SignalConnection?

    /// Cuts a frame's window out, now and whenever the display's compositor comes or goes.
    init(_ frame: NoteFrame, in window: Window) {
        (self.frame, self.window) = (frame, window)
        display = Display(of: window)
        // From the first, since it must not change while widgets are being placed.
        frame.note.paintsNextSheet = !display.isComposited
        connection = display.connect(.notify(Display.composited)) { [weak self] in self?.update() }
        // Which tell of more contrast.
        frame.note.connect(.notify("css-classes")) { [weak self] in self?.update() }
    }

    /// Lets go of the display, which outlives every window.
    func stop() {
        connection?.disconnect()
        connection = nil
    }

    /// Cuts the window out as the paper lies now; to be called before it is shown, so that it is not painted twice, and at
    /// each change.
    func update() {
        guard let window, let frame, let surface = Surface(of: window) else { return }
        let placement = frame.placement
        if frame.isPlaced {
            // Half a pixel of edge is part of the paper to the pointer. Not before the window is shown: Openbox overlooks
            // what is a single rectangle then, and minds only how it changes.
            surface.setInputRegion(ConvexRegion.rectangles(within: placement.outline(inset: -0.5)))
        }
        let isSolid = !display.isComposited
        frame.note.paintsNextSheet = isSolid
        guard isSolid else {
            surface.setShape(nil)
            window.removeStyleClass(WindowStyle.backdrop)
            return
        }
        // A pixel within the edge, so that no half transparent one shows black; the outline reaches beyond it.
        let paper = placement.outline(inset: frame.note.isOutlined ? -0.5 : 1, softened: 3)
        let isCut = surface.setShape(ConvexRegion.rectangles(within: paper, scale: Double(surface.scaleFactor)))
        window.setStyleClass(WindowStyle.backdrop, !isCut)
    }
}
