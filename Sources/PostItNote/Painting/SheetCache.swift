/// The surfaces of the sheets that were painted last, shared by all notes of the same side, tilt and scale.
///
/// Thread: GTK's.
@MainActor
final class SheetCache {
    /// The cache of this process.
    static let shared = SheetCache()

    /// How many kinds of sheet are kept.
    static let limit = 6

    /// The kinds that are kept, the one used last at the end.
    private(set) var kept: [SheetSurfaces] = []

    /// The surfaces for a kind of sheet, which may yet be undrawn.
    /// - Parameter isOnPad: whether the pad's next sheet lies under it.
    func surfaces(_ placement: SheetPlacement, scale: Double, isOnPad: Bool = false) -> SheetSurfaces {
        let there = kept.lastIndex {
            $0.placement == placement && $0.scale == scale && $0.isOnPad == isOnPad
        }
        if let index = there {
            let found = kept[index]
            if index != kept.count - 1 {
                kept.remove(at: index)
                kept.append(found)
            }
            return found
        }
        let made = SheetSurfaces(placement: placement, scale: scale, isOnPad: isOnPad)
        kept.append(made)
        if kept.count > Self.limit { kept.removeFirst() }
        return made
    }

    /// Forgets everything, for example when memory is short.
    func removeAll() {
        kept = []
    }
}
