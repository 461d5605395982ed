import CGtk
import Paper

/// The layers of a sheet, from the ground up.
extension SheetPainter {
    /// How much darker the next sheet of the pad is.
    private static let nextSheetShade = 0.05
    /// The outline's width in pixels, and how much of the brown it has.
    private static let outlineWidth = 0.7
    private static let outlineOpacity = 0.18

    /// Paints all layers.
    /// - Parameters:
    ///   - paintShadow: paints black through the shadow's alpha, in untilted coordinates.
    ///   - grain: paints the context's source through the grain, in untilted coordinates.
    func paintSheet(
        _ context: OpaquePointer, pose: CurlPose, part: Part, shadow paintShadow: (OpaquePointer) -> Void,
        grain paintGrain: (OpaquePointer) -> Void
    ) {
        let curl = CornerCurl(side: placement.side, pose: pose)
        if nextSheet {
            paintNextSheet(context, extent: curl.extent, shadow: paintShadow)
        } else if shadow {
            cairo_set_source_rgb(context, 0, 0, 0)
            paintShadow(context)
        }
        cairo_save(context)
        placement.enter(context)
        setSource(context, color.face)
        SheetPath.front(context, curl, tuck: part == .standing ? 0 : 1)
        cairo_fill(context)
        if part != .standing { paintStrips(context, curl) }
        SheetPath.outline(context, curl)
        setSource(context, .brown, alpha: Self.outlineOpacity)
        cairo_set_line_width(context, Self.outlineWidth)
        if texture { cairo_stroke_preserve(context) } else { cairo_stroke(context) }
        cairo_restore(context)
        if texture {
            // The path stays in place where the context's coordinates change.
            cairo_save(context)
            cairo_clip(context)
            setSource(context, .brown, alpha: Grain.opacity)
            paintGrain(context)
            cairo_restore(context)
        }
    }

    private func paintStrips(_ context: OpaquePointer, _ curl: CornerCurl) {
        for strip in 1...CornerCurl.stripCount {
            let angle = curl.stripAngle(strip)
            setSource(context, color.tone(angle: angle, showsBack: CurlStrip.showsBack(angle: angle)))
            SheetPath.strip(context, curl, strip)
            cairo_fill(context)
        }
    }

    private func paintNextSheet(
        _ context: OpaquePointer, extent: Double, shadow paintShadow: (OpaquePointer) -> Void
    ) {
        cairo_save(context)
        placement.enter(context)
        SheetPath.footprint(context, extent: extent)
        setSource(context, color.face.mixed(with: .curlShadow, part: Self.nextSheetShade))
        cairo_fill_preserve(context)
        cairo_restore(context)
        guard shadow else { return }
        cairo_save(context)
        cairo_clip(context)
        cairo_set_source_rgb(context, 0, 0, 0)
        paintShadow(context)
        cairo_restore(context)
    }

    private func setSource(_ context: OpaquePointer, _ color: RGB, alpha: Double = 1) {
        cairo_set_source_rgba(context, color.red / 255, color.green / 255, color.blue / 255, alpha)
    }
}
