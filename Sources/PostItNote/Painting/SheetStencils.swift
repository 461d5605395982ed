import Paper

/// Shadow and grain of the sheets that were painted last in the same pose, for many pictures one after the other: they
/// are most of what a picture takes, and the same for all sheets of one side, tilt and scale.
///
/// Thread: any, one at a time.
package final class SheetStencils: @unchecked Sendable {
    /// How many kinds of sheet are kept: more than there are tilts on most boards.
    private static let limit = 16

    private struct Kind: Equatable {
        var placement: SheetPlacement
        var scale: Double
        var turn: Double
    }

    private var shadows = RecentlyUsed<Kind, AlphaSurface>(limit: limit)
    private var grains = RecentlyUsed<Kind, AlphaSurface>(limit: limit)

    /// Keeps nothing yet.
    package init() {}

    /// The shadow of a sheet whose corner is bent by an angle.
    func shadow(_ placement: SheetPlacement, scale: Double, turn: Double) -> AlphaSurface {
        shadows.value(for: Kind(placement: placement, scale: scale, turn: turn)) {
            SheetShadow.surface(
                placement, scale: scale, turn: turn,
                rect: SheetBounds.painted(placement, shadow: true).scaled(by: scale))
        }
    }

    /// The grain of a whole sheet.
    func grain(_ placement: SheetPlacement, scale: Double) -> AlphaSurface {
        grains.value(for: Kind(placement: placement, scale: scale, turn: 0)) {
            GrainSurface.make(placement, scale: scale)
        }
    }
}
