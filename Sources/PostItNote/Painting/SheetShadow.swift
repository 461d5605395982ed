import CGtk
import Paper

/// The shadow of a sheet on what lies under it, as the alpha of black.
///
/// Two in one: the soft shadow of the sheet's whole shape, and a tighter shade on the ground that the lifted corner
/// still hangs over, by which it reads as lifted paper and not as a rounded corner.
enum SheetShadow {
    /// How dark the soft shadow is, 0...1.
    static let opacity = 0.13
    /// How far the soft shadow lies below the sheet on the screen, in pixels.
    static let drop = 10.0
    /// Half the design's blur radius of 12, as the usual meaning of that word has it; in pixels.
    static let deviation = 6.0
    /// How far the soft shadow reaches beyond the shape on each side, in pixels, however it is rounded.
    static let reach = 20

    /// How dark the shade under the corner is right at the paper, 0...1.
    static let contactOpacity = 0.36
    /// How far that shade fades away from the paper, as a part of the side.
    static let contactSpread = 0.028

    /// Makes a part of the shadow.
    /// - Parameters:
    ///   - placement: the sheet.
    ///   - scale: screen pixels a logical pixel.
    ///   - turn: how far the corner is bent; see ``Paper/CornerCurl``.
    ///   - rect: what part, in screen pixels from the sheet's top left.
    ///   - underCorner: whether the shade under the corner is in it.
    static func surface(
        _ placement: SheetPlacement, scale: Double, turn: Double, rect: PixelRect, underCorner: Bool = true
    ) -> AlphaSurface {
        let curl = CornerCurl(side: placement.side, turn: turn)
        let blur = BoxBlur(deviation: deviation * scale)
        let drop = Int((drop * scale).rounded())
        let sheet = AlphaSurface(rect: rect.grown(by: blur.reach + drop), scale: scale)
        sheet.draw { silhouette($0, placement, curl) }
        blur.apply(to: sheet)

        let result = AlphaSurface(rect: rect, scale: scale)
        let strength = UInt32(opacity * 65536)
        result.combine(with: sheet, movedBy: (0, drop)) { _, shadow in
            UInt8((UInt32(shadow) * strength + 32768) >> 16)
        }
        if underCorner {
            let strength = UInt32(contactOpacity * 65536)
            result.combine(with: contactShade(placement, curl, scale: scale, rect: rect)) { shadow, shade in
                // One over the other.
                let (below, above) = (UInt32(shadow), (UInt32(shade) * strength + 32768) >> 16)
                return UInt8(below + above - below * above / 255)
            }
        }
        return result
    }

    /// The shade under the corner: the ground within the sheet's footprint, the darker the nearer the paper is.
    private static func contactShade(
        _ placement: SheetPlacement, _ curl: CornerCurl, scale: Double, rect: PixelRect
    ) -> AlphaSurface {
        let softness = BoxBlur(deviation: 1.5 * scale)
        let nearness = BoxBlur(deviation: contactSpread * placement.side * scale)
        let (low, high) = (curl.extent - curl.length, curl.extent)
        let corner = placement.bounds(of: [
            PaperPoint(x: low, y: high), PaperPoint(x: high, y: low), PaperPoint(x: high, y: high),
        ])
        let shaded = corner.scaled(by: scale).grown(by: softness.reach).intersection(rect)

        let ground = AlphaSurface(rect: shaded.grown(by: softness.reach), scale: scale)
        ground.draw { lifted($0, placement, curl) }
        // The paper parts from the ground at the fold, and only gradually.
        let fold = curl.extent - curl.length / 2
        let free = fold + 0.35 * (curl.extent - fold)
        ground.fade(
            from: placement.tilted(PaperPoint(x: fold, y: fold)), to: placement.tilted(PaperPoint(x: free, y: free)))
        softness.apply(to: ground)
        let paper = AlphaSurface(rect: shaded.grown(by: nearness.reach), scale: scale)
        paper.draw { silhouette($0, placement, curl) }
        nearness.apply(to: paper)

        let result = AlphaSurface(rect: shaded, scale: scale)
        result.combine(with: ground) { _, here in here }
        result.combine(with: paper) { here, near in UInt8((UInt32(here) * UInt32(near) + 127) / 255) }
        return result
    }

    /// Fills the sheet's shape.
    ///
    /// It is not the outline's inside: where the corner rolls back over the sheet, the outline runs around that part in
    /// the opposite sense.
    private static func silhouette(_ context: OpaquePointer, _ placement: SheetPlacement, _ curl: CornerCurl) {
        placement.enter(context)
        SheetPath.front(context, curl)
        cairo_fill(context)
        for samples in BendShading.sides(curl) {
            SheetPath.bend(context, curl, samples)
            cairo_fill(context)
        }
    }

    /// Fills the ground under the corner.
    private static func lifted(_ context: OpaquePointer, _ placement: SheetPlacement, _ curl: CornerCurl) {
        placement.enter(context)
        SheetPath.lifted(context, curl)
        cairo_fill(context)
    }
}
