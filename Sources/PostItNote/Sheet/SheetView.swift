import CGtk
import Gtk
import Paper

/// The sheet: two drawing areas side by side, one for what stands still and one for the corner.
///
/// Neither is an ancestor of the other, so that a frame of the corner paints the corner alone. Both call the same
/// painter, each for its own rectangle. While nothing moves there is no timer and no frame callback.
@MainActor
final class SheetView {
    private(set) var paper: DrawingArea
    private(set) var curl: DrawingArea
    /// What is painted, but for the pose.
    var look: SheetLook {
        didSet {
            guard look != oldValue else { return }
            paper.queueDraw()
            curl.queueDraw()
        }
    }

    private var clock = BreezeClock()
    private var isStill = false
    /// The bend that was painted last, in radians.
    private var paintedTurn = 0.0

    /// How far the corner must have moved for a frame of its own, in px: less is not seen.
    private static let leastStep = 0.25

    init(look: SheetLook) {
        self.look = look
        // The painters need `self`, which needs the areas first.
        paper = DrawingArea { _, _, _ in }
        curl = paper
        paper = DrawingArea { [weak self] context, _, _ in self?.paintPaper(context) }
        curl = DrawingArea(isOftenPainted: true) { [weak self] context, _, _ in self?.paintCurl(context) }
        for area in [paper, curl] {
            area.setAccessibleRole(GTK_ACCESSIBLE_ROLE_PRESENTATION)
            gtk_widget_set_can_target(area.widget, 0)
        }
    }

    /// Whether the corner moves now.
    var isMoving: Bool { clock.isRunning }

    /// Moves the corner, rests it where it is, or lays it into its still pose.
    func setMotion(_ motion: CornerMotion) {
        let now = g_get_monotonic_time()
        if isStill != (motion == .still) {
            isStill = motion == .still
            curl.queueDraw()
        }
        if motion == .moving {
            clock.start(at: now)
            FrameTimer.shared.start(self)
        } else if isMoving {
            clock.stop(at: now)
            FrameTimer.shared.stop(self)
        }
    }

    /// Asks for a frame, where it would show something new.
    func moveOn() {
        if hasMoved { curl.queueDraw() }
    }

    /// Whether the corner is elsewhere by now, by as much as can be seen.
    private var hasMoved: Bool {
        let turn = Breeze.pose(atSeconds: clock.seconds(at: g_get_monotonic_time())).turn
        return abs(turn - paintedTurn) * CornerCurl(side: Double(look.side), turn: turn).reach >= Self.leastStep
    }

    /// The pose to be painted now, which counts as seen.
    func poseToPaint() -> CurlPose {
        let pose = pose
        paintedTurn = pose.turn
        return pose
    }

    /// The pose that belongs to the frame being painted.
    var pose: CurlPose {
        guard !isStill else { return .still }
        let frame = gtk_widget_get_frame_clock(curl.widget).map(gdk_frame_clock_get_frame_time)
        return Breeze.pose(atSeconds: clock.seconds(at: frame ?? g_get_monotonic_time()))
    }
}
