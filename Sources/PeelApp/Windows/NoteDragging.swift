import CGtk
import GLib
import Gtk

/// Moves a note's window by its paper and sizes it by its edges and its corner.
@MainActor
final class NoteDragging {
    /// A new side is wanted for the sheet, in px.
    var onResize: @MainActor (Int) -> Void = { _ in }
    /// The pointer has been pressed on the paper.
    var onPress: @MainActor () -> Void = {}

    private let drag = DragGesture()
    private let motion = MotionController()
    private weak var window: Window?
    private weak var frame: NoteFrame?
    private var held: (handle: SheetHandle, start: SheetPlacement.Point, side: Int)?

    /// Watches a frame in its window.
    init(_ frame: NoteFrame, of content: Widget, in window: Window) {
        self.frame = frame
        self.window = window
        // Before the note: its own clicks wait until this is known not to be a drag.
        drag.phase = GTK_PHASE_CAPTURE
        content.addController(drag)
        content.addController(motion)
        drag.connect(.dragBegin) { [weak self] x, y in self?.begin((x, y)) }
        drag.connect(.dragUpdate) { [weak self] x, y in self?.update((x, y)) }
        drag.connect(.dragEnd) { [weak self] _, _ in self?.held = nil }
        motion.connect(.motion) { [weak self, weak content] x, y in
            guard let self, held == nil else { return }
            content?.setCursor(self.frame?.handle(x: x, y: y)?.cursor)
        }
    }

    private func begin(_ point: SheetPlacement.Point) {
        guard let frame, let handle = frame.handle(x: point.x, y: point.y) else { return drag.deny() }
        held = (handle, point, frame.placement.side)
        onPress()
        // A press on an edge can be nothing else; one on the paper may yet be a click.
        if handle != .paper { drag.claim() }
    }

    private func update(_ way: SheetPlacement.Point) {
        guard let held, let frame, let window else { return }
        if held.handle == .paper {
            move(way, from: held.start, in: window)
        } else {
            let growth = held.handle.growth(by: frame.placement.sheetWay(way))
            let side = held.side + Int(growth.rounded())
            onResize(min(max(side, NoteGeometry.sides.lowerBound), NoteGeometry.sides.upperBound))
        }
    }

    private func move(_ way: SheetPlacement.Point, from start: SheetPlacement.Point, in window: Window) {
        guard window.isBeyondDragThreshold(dx: way.x, dy: way.y) else { return }
        drag.claim()
        Surface(of: window)?.beginMove(drag, x: start.x, y: start.y)
        // The window manager has the pointer from here on, and the release never comes.
        held = nil
        drag.reset()
    }
}
