import CGtk
import Paper

/// What is drawn once for all sheets of one side, tilt and scale: the grain and the shadows.
///
/// Everything is made when it is first painted.
/// Thread: GTK's.
@MainActor
final class SheetSurfaces {
    /// How many shadows of a moving corner there are.
    ///
    /// A step is 0.03 radians or half a pixel, which nobody sees in a shadow.
    static let steps = 64

    let placement: SheetPlacement
    let scale: Double
    /// Whether the pad's next sheet lies under it, so that no shadow is seen beside the sheet.
    let isOnPad: Bool
    /// Everything that changes with the pose, in logical pixels: ``SheetBounds/dynamic(_:shadow:)``, which is too much to
    /// work out in each frame.
    let corner: PixelRect
    /// The same without shadow.
    let bareCorner: PixelRect
    /// ``SheetBounds/painted(_:shadow:)``, with shadow.
    let paintBounds: PixelRect
    private var corners: [AlphaSurface?] = Array(repeating: nil, count: SheetSurfaces.steps)

    init(placement: SheetPlacement, scale: Double, isOnPad: Bool) {
        self.placement = placement
        self.scale = scale
        self.isOnPad = isOnPad
        corner = SheetBounds.dynamic(placement, shadow: !isOnPad)
        bareCorner = SheetBounds.dynamic(placement, shadow: false)
        paintBounds = SheetBounds.painted(placement, shadow: true)
    }

    /// The grain of a whole sheet.
    private(set) lazy var grain: AlphaSurface = {
        let grain = GrainSurface.make(placement, scale: scale)
        cut(grain)
        return grain
    }()

    /// The shadow but for the part that changes with the corner, where this is clear.
    private(set) lazy var standingShadow: AlphaSurface = {
        let whole = paintBounds.scaled(by: scale)
        let surface = SheetShadow.surface(
            placement, scale: scale, turn: CurlPose.still.turn, rect: whole, underCorner: false)
        let hole = corner.scaled(by: scale)
        surface.withPixels { pixels, stride in
            for row in (hole.y - whole.y)..<(hole.bottom - whole.y) {
                (pixels + row * stride + hole.x - whole.x).update(repeating: 0, count: hole.width)
            }
        }
        return surface
    }()

    /// The rest of the shadow, for the step next to a bend.
    func cornerShadow(turn: Double) -> AlphaSurface {
        let (first, last) = (CurlPose.turns.lowerBound, CurlPose.turns.upperBound)
        let part = (turn - first) / (last - first)
        let step = Int((min(1, max(0, part)) * Double(Self.steps - 1)).rounded())
        if let surface = corners[step] { return surface }
        let middle = first + (last - first) * Double(step) / Double(Self.steps - 1)
        var surface = SheetShadow.surface(placement, scale: scale, turn: middle, rect: corner.scaled(by: scale))
        cut(surface)
        // There are many of them, and all are kept.
        surface = surface.trimmed()
        corners[step] = surface
        return surface
    }

    /// Leaves what lies on the pad's next sheet, so that no frame has to be clipped to that.
    private func cut(_ surface: AlphaSurface) {
        guard isOnPad else { return }
        surface.draw { context in
            cairo_save(context)
            placement.enter(context)
            SheetPath.footprint(context, extent: placement.side - 1)
            cairo_restore(context)
            // What is around that: little is then touched.
            let all = surface.rect
            cairo_rectangle(
                context, Double(all.x) / scale, Double(all.y) / scale, Double(all.width) / scale,
                Double(all.height) / scale)
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
            cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
            cairo_fill(context)
        }
    }
}
