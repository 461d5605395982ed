import CGtk
import Paper

/// The grain of a sheet as alpha, already tilted, so that painting it is a plain copy and sharp at any scale.
enum GrainSurface {
    static func make(_ placement: SheetPlacement, scale: Double) -> AlphaSurface {
        let surface = AlphaSurface(rect: placement.sheetBounds.scaled(by: scale), scale: scale)
        var stamps = GrainStamps(rotation: placement.rotation, scale: scale)
        for dot in Grain.dots(side: placement.side) {
            let middle = PaperPoint(x: dot.x + Grain.dotWidth / 2, y: dot.y + Grain.dotHeight / 2)
            stamps.put(at: placement.tilted(middle), on: surface)
        }
        return surface
    }

    /// Fills every dot with the context's source, in the sheet's own pixels.
    static func fill(_ context: OpaquePointer, side: Double) {
        let (width, height) = (Grain.dotWidth, Grain.dotHeight)
        cairo_new_path(context)
        for index in 0..<Grain.count {
            let dot = Grain.dot(index, side: side)
            cairo_save(context)
            cairo_translate(context, dot.x + width / 2, dot.y + height / 2)
            cairo_scale(context, width / 2, height / 2)
            cairo_new_sub_path(context)
            cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
            cairo_close_path(context)
            cairo_restore(context)
        }
        cairo_fill(context)
    }
}
