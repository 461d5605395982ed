import CGtk
import Paper

/// The layers of a sheet, from the ground up.
extension SheetPainter {
    /// How much darker the next sheet of the pad is.
    private static let nextSheetShade = 0.05
    /// The outline's width in pixels, and how much of the brown it has.
    private static let outlineWidth = 0.7
    private static let outlineOpacity = 0.18
    /// The strong outline's width in pixels.
    private static let strongOutlineWidth = 2.0

    /// Paints all layers.
    /// - Parameters:
    ///   - isVector: whether there may be no pixels of ours in it.
    ///   - corner: where the next sheet can be seen; nil where that need not be told.
    ///   - isCut: whether shadow and grain end where the pad's next sheet does.
    ///   - paintShadow: paints black through the shadow's alpha, in untilted coordinates.
    ///   - grain: paints the context's source through the grain, in untilted coordinates.
    func paintSheet(
        _ context: OpaquePointer, pose: CurlPose, part: Part, isVector: Bool, corner: PixelRect? = nil,
        isCut: Bool = false, shadow paintShadow: (OpaquePointer) -> Void,
        grain paintGrain: (OpaquePointer) -> Void
    ) {
        let curl = CornerCurl(side: placement.side, pose: pose)
        let shadow = shadow && outlineInk == nil
        if nextSheet {
            // Elsewhere the sheet covers the next one, whose edges would only show beside its own.
            if part != .standing {
                paintNextSheet(
                    context, curl, isNear: part == .moving, within: corner, isCut: isCut, shadow: paintShadow)
            }
        } else if shadow {
            cairo_set_source_rgb(context, 0, 0, 0)
            paintShadow(context)
        }
        cairo_save(context)
        placement.enter(context)
        setSource(context, color.face)
        let isNear = part == .moving
        SheetPath.front(context, curl, isNear: isNear)
        cairo_fill(context)
        if part != .standing { paintBend(context, curl, isVector: isVector) }
        if isNear { SheetPath.nearOutline(context, curl) } else { SheetPath.outline(context, curl) }
        if let outlineInk {
            paintStrongOutline(context, curl, outlineInk)
            cairo_restore(context)
            return
        }
        setSource(context, .brown, alpha: Self.outlineOpacity)
        cairo_set_line_width(context, Self.outlineWidth)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
        // So faint a line shows no coarser steps at its edges, and costs half.
        cairo_set_antialias(context, CAIRO_ANTIALIAS_FAST)
        cairo_stroke(context)
        // The pad's next sheet has grain as well, so that there it need not end at the outline.
        if texture, !isCut {
            if nextSheet { SheetPath.footprint(context, extent: curl.extent) } else { SheetPath.outline(context, curl) }
        }
        cairo_restore(context)
        if texture {
            // The path stays in place where the context's coordinates change.
            cairo_save(context)
            // Nor does a dot at the edge show whether it is cut off smoothly.
            if !isCut {
                cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
                cairo_clip(context)
                cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
            }
            setSource(context, .brown, alpha: Grain.opacity)
            paintGrain(context)
            cairo_restore(context)
        }
    }

    /// Paints the side of the bend that shows the front, and over it the one that shows the back.
    private func paintBend(_ context: OpaquePointer, _ curl: CornerCurl, isVector: Bool) {
        let last = BendShading.lastFrontStrip(curl)
        paintBend(context, curl, 0...last, isVector)
        if last < CornerCurl.stripCount { paintBend(context, curl, last...CornerCurl.stripCount, isVector) }
    }

    private func paintBend(
        _ context: OpaquePointer, _ curl: CornerCurl, _ samples: ClosedRange<Int>, _ isVector: Bool
    ) {
        guard isVector else {
            return BendShading.paintStrips(context, curl, samples, color: color, scale: scale)
        }
        BendShading.setSource(context, curl, samples, color: color)
        SheetPath.bend(context, curl, samples)
        cairo_fill(context)
    }

    /// Strokes the outline, and where the bend turns its back, which is the edge that is seen there.
    private func paintStrongOutline(_ context: OpaquePointer, _ curl: CornerCurl, _ ink: RGB) {
        setSource(context, ink)
        cairo_set_line_width(context, Self.strongOutlineWidth)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        let (right, bottom) = curl.edgePair(BendShading.lastFrontStrip(curl))
        cairo_move_to(context, right.x, right.y)
        cairo_line_to(context, bottom.x, bottom.y)
        cairo_stroke(context)
    }

    private func paintNextSheet(
        _ context: OpaquePointer, _ curl: CornerCurl, isNear: Bool, within corner: PixelRect?, isCut: Bool,
        shadow paintShadow: (OpaquePointer) -> Void
    ) {
        cairo_save(context)
        defer { cairo_restore(context) }
        if let corner {
            cairo_new_path(context)
            rectangle(context, corner)
            cairo_clip(context)
        }
        cairo_save(context)
        placement.enter(context)
        SheetPath.footprint(context, extent: curl.extent, isNear: isNear)
        setSource(context, color.face.mixed(with: .curlShadow, part: Self.nextSheetShade))
        if isCut { cairo_fill(context) } else { cairo_fill_preserve(context) }
        cairo_restore(context)
        guard shadow else { return cairo_new_path(context) }
        // Within what has just been saved.
        if !isCut { cairo_clip(context) }
        cairo_set_source_rgb(context, 0, 0, 0)
        paintShadow(context)
    }

    private func setSource(_ context: OpaquePointer, _ color: RGB, alpha: Double = 1) {
        cairo_set_source_rgba(context, color.red / 255, color.green / 255, color.blue / 255, alpha)
    }
}
