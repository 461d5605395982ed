import CGtk
import Paper

/// Paints a sheet of paper: shadow, flat front, bent corner, outline and grain.
///
/// The one painter of the widget and of pictures. It paints on any cairo context whose origin is the top left of the
/// sheet's square before that is tilted, in logical pixels; it leaves the context as it found it.
package struct SheetPainter: Equatable, Sendable {
    /// Which part to paint, each clipped to its own pixels.
    package enum Part: Sendable {
        /// All of it.
        case whole
        /// What does not change with the pose: all but ``SheetPainter/dynamicBounds``.
        case standing
        /// What changes: within ``SheetPainter/dynamicBounds``.
        case moving
    }

    /// Where the sheet lies.
    package var placement: SheetPlacement
    /// Screen pixels a logical pixel.
    package var scale: Double
    /// The paper.
    package var color: PaperColor
    /// Whether the grain is drawn.
    package var texture: Bool
    /// Whether the sheet casts a shadow, the shade under the corner included.
    package var shadow: Bool
    /// Whether the next sheet of the pad lies under the corner, for a ground that cannot be seen through.
    package var nextSheet: Bool
    /// The ink of a strong outline in place of the faint one and of the shadow; nil for the design's.
    package var outlineInk: RGB?

    /// Describes a sheet.
    /// - Parameters:
    ///   - side: the side of the square in pixels.
    ///   - rotation: the tilt about the centre in degrees, negative is counter-clockwise.
    ///   - scale: screen pixels a logical pixel.
    package init(
        side: Double, rotation: Double = 0, scale: Double = 1, color: PaperColor = .yellow, texture: Bool = true,
        shadow: Bool = true, nextSheet: Bool = false
    ) {
        placement = SheetPlacement(side: side, rotation: rotation)
        self.scale = scale
        self.color = color
        self.texture = texture
        self.shadow = shadow
        self.nextSheet = nextSheet
    }

    /// Everything that changes with the pose, whatever the pose.
    ///
    /// Whole pixels from the top left of the square.
    package static func dynamicBounds(side: Double, rotation: Double, shadow: Bool) -> PixelRect {
        SheetBounds.dynamic(SheetPlacement(side: side, rotation: rotation), shadow: shadow)
    }

    /// Everything that is painted.
    ///
    /// Whole pixels from the top left of the square, which is at least as large.
    package static func paintBounds(side: Double, rotation: Double, shadow: Bool = true) -> PixelRect {
        SheetBounds.painted(SheetPlacement(side: side, rotation: rotation), shadow: shadow)
    }

    /// ``dynamicBounds(side:rotation:shadow:)`` of this sheet.
    package var dynamicBounds: PixelRect { SheetBounds.dynamic(placement, shadow: isShadowBeside) }

    /// Whether the shadow falls on the pad's next sheet alone, and so changes under the lifted corner only.
    private var isOnPad: Bool { nextSheet && outlineInk == nil }

    /// Whether a shadow is seen beside the sheet.
    private var isShadowBeside: Bool { shadow && !isOnPad }

    /// ``paintBounds(side:rotation:shadow:)`` of this sheet, which has nothing beside it on a pad.
    package var paintBounds: PixelRect {
        Self.paintBounds(side: placement.side, rotation: placement.rotation, shadow: isShadowBeside)
    }

    /// Paints for the screen, from surfaces that are kept.
    ///
    /// The shadow of the corner is that of the nearest of 64 bends.
    /// Thread: GTK's. The context is borrowed.
    /// - Parameter inOwnArea: whether the context's origin is the top left of the part's bounds, as it is in a drawing
    ///   area of just that place and size, and not that of the sheet's square.
    @MainActor
    package func paint(_ context: OpaquePointer, pose: CurlPose, part: Part = .whole, inOwnArea: Bool = false) {
        let surfaces = SheetCache.shared.surfaces(placement, scale: scale, isOnPad: isOnPad)
        let (moving, all) = (shadow ? surfaces.corner : surfaces.bareCorner, surfaces.paintBounds)
        cairo_save(context)
        if inOwnArea {
            let bounds = part == .moving ? moving : (isShadowBeside ? all : placement.sheetBounds)
            cairo_translate(context, -Double(bounds.x), -Double(bounds.y))
        }
        clip(context, to: part, moving: moving, all: all)
        // A part is clipped already.
        let corner = part == .whole ? moving : nil
        paintSheet(context, pose: pose, part: part, isVector: false, corner: corner, isCut: isOnPad) { context in
            // On the pad the sheet itself covers all of this.
            if part != .moving, !isOnPad { surfaces.standingShadow.mask(context) }
            if part != .standing { surfaces.cornerShadow(turn: pose.turn).mask(context) }
        } grain: { context in
            surfaces.grain.mask(context)
        }
        cairo_restore(context)
    }

    /// Paints one picture, with the shadow of exactly this pose.
    ///
    /// Thread: any; the context is borrowed.
    /// - Parameters:
    ///   - grainAsPaths: whether the grain is drawn dot by dot and the bend by gradients, for a picture without pixels.
    ///   - stencils: what is kept for the next picture.
    package func paintOnce(
        _ context: OpaquePointer, pose: CurlPose, grainAsPaths: Bool = false,
        with stencils: SheetStencils = SheetStencils()
    ) {
        cairo_save(context)
        paintSheet(context, pose: pose, part: .whole, isVector: grainAsPaths) { context in
            stencils.shadow(placement, scale: scale, turn: pose.turn).mask(context)
        } grain: { context in
            if grainAsPaths {
                placement.enter(context)
                GrainSurface.fill(context, side: placement.side)
            } else {
                stencils.grain(placement, scale: scale).mask(context)
            }
        }
        cairo_restore(context)
    }

    private func clip(_ context: OpaquePointer, to part: Part, moving: PixelRect, all: PixelRect) {
        guard part != .whole else { return }
        cairo_new_path(context)
        rectangle(context, moving)
        if part == .standing {
            // The hole in a larger rectangle: still whole pixels, for which cairo needs no mask.
            rectangle(context, all)
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
        }
        cairo_clip(context)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }

    func rectangle(_ context: OpaquePointer, _ rect: PixelRect) {
        cairo_rectangle(context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    }
}
