/// The surfaces of the sheets that were painted last, shared by all notes of the same side, tilt and scale.
///
/// Thread: GTK's.
@MainActor
final class SheetCache {
    /// The cache of this process.
    static let shared = SheetCache()

    /// How many kinds of sheet are kept.
    static let limit = 6

    private struct Kind: Equatable {
        var placement: SheetPlacement
        var scale: Double
        var isOnPad: Bool
    }

    private var recent = RecentlyUsed<Kind, SheetSurfaces>(limit: limit)

    /// The kinds that are kept, the one used last at the end.
    var kept: [SheetSurfaces] { recent.values }

    /// The surfaces for a kind of sheet, which may yet be undrawn.
    /// - Parameter isOnPad: whether the pad's next sheet lies under it.
    func surfaces(_ placement: SheetPlacement, scale: Double, isOnPad: Bool = false) -> SheetSurfaces {
        recent.value(for: Kind(placement: placement, scale: scale, isOnPad: isOnPad)) {
            SheetSurfaces(placement: placement, scale: scale, isOnPad: isOnPad)
        }
    }

    /// Forgets everything, for example when memory is short.
    func removeAll() { recent.removeAll() }
}
