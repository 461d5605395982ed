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
    static let contactOpacity = 0.34
    /// How far that shade fades away from the paper, as a part of the side.
    static let contactSpread = 0.028

    /// Makes a part of the shadow.
    /// - Parameters:
    ///   - placement: the sheet.
    ///   - scale: screen pixels a logical pixel.
    ///   - turn: how far the corner is bent; see ``Paper/CornerCurl``.
    ///   - rect: what part, in screen pixels from the sheet's top left.
    static func surface(_ placement: SheetPlacement, scale: Double, turn: Double, rect: PixelRect) -> AlphaSurface {
        let curl = CornerCurl(side: placement.side, turn: turn)
        let blur = BoxBlur(deviation: deviation * scale)
        let drop = Int((drop * scale).rounded())
        let soft = AlphaSurface(rect: rect.grown(by: blur.reach + drop), scale: scale)
        soft.draw { silhouette($0, placement, curl) }
        let contact = contactShade(placement, curl, scale: scale, rect: rect)
        blur.apply(to: soft)

        let result = AlphaSurface(rect: rect, scale: scale)
        result.withPixels { pixels, stride in
            soft.withPixels { softPixels, softStride in
                contact.withPixels { contactPixels, contactStride in
                    for row in 0..<rect.height {
                        let target = pixels + row * stride
                        let shadow = softPixels + (row + blur.reach) * softStride + blur.reach + drop
                        let shade = contactPixels + row * contactStride
                        for column in 0..<rect.width {
                            target[column] = both(shadow[column], shade[column])
                        }
                    }
                }
            }
        }
        return result
    }

    /// Fills the sheet's shape.
    ///
    /// It is not the outline's inside: where the corner rolls back over the sheet, the outline
    /// runs around that part in the opposite sense.
    private static func silhouette(_ context: OpaquePointer, _ placement: SheetPlacement, _ curl: CornerCurl) {
        placement.enter(context)
        SheetPath.front(context, curl, tuck: 1)
        cairo_fill(context)
        for strip in 1...CornerCurl.stripCount {
            SheetPath.strip(context, curl, strip)
            cairo_fill(context)
        }
    }

    /// The shade under the corner: the ground within the sheet's footprint, the darker the nearer the paper is.
    private static func contactShade(
        _ placement: SheetPlacement, _ curl: CornerCurl, scale: Double, rect: PixelRect
    ) -> AlphaSurface {
        let nearness = BoxBlur(deviation: contactSpread * placement.side * scale)
        let softness = BoxBlur(deviation: 1.5 * scale)
        let margin = max(nearness.reach, softness.reach)
        let shade = AlphaSurface(rect: rect.grown(by: margin), scale: scale)
        let ground = AlphaSurface(rect: shade.rect, scale: scale)
        shade.draw { silhouette($0, placement, curl) }
        ground.draw { context in
            placement.enter(context)
            SheetPath.lifted(context, curl)
            cairo_fill(context)
        }
        nearness.apply(to: shade)
        softness.apply(to: ground)
        let result = AlphaSurface(rect: rect, scale: scale)
        result.withPixels { pixels, stride in
            shade.withPixels { shadePixels, shadeStride in
                ground.withPixels { groundPixels, groundStride in
                    for row in 0..<rect.height {
                        for column in 0..<rect.width {
                            let near = UInt32(shadePixels[(row + margin) * shadeStride + column + margin])
                            let here = UInt32(groundPixels[(row + margin) * groundStride + column + margin])
                            pixels[row * stride + column] = UInt8(truncatingIfNeeded: (near * here + 127) / 255)
                        }
                    }
                }
            }
        }
        return result
    }

    /// The alpha of the two over one another.
    private static func both(_ shadow: UInt8, _ shade: UInt8) -> UInt8 {
        let light = (1 - opacity * Double(shadow) / 255) * (1 - contactOpacity * Double(shade) / 255)
        return UInt8(((1 - light) * 255).rounded())
    }
}
