import CGtk
import GLib

/// A list of so many places, for views that ask their owner what stands at each.
///
/// The items themselves tell nothing, but each stays the same object as long as its place is not changed: views know
/// by that what they show already.
/// Ownership: what shows it keeps it.
/// Thread: GTK's.
public final class ListModel: GObjectRef {
    /// Items that no place has any more, to be used again: making and ending thousands of them is what a change costs.
    private final class Spare {
        var items: [UnsafeMutableRawPointer?] = []

        deinit {
            items.forEach { g_object_unref($0) }
        }
    }

    private let spare = Spare()

    /// Makes an empty list.
    public init() {
        super.init(adopting: UnsafeMutableRawPointer(g_list_store_new(Self.itemType)))
    }

    /// How many places there are.
    public var count: Int { Int(g_list_model_get_n_items(opaque)) }

    /// Says that some places are now others.
    /// - Parameters:
    ///   - start: the first of them.
    ///   - removed: how many there were.
    ///   - added: how many there are in their stead.
    public func replace(at start: Int, removed: Int, added: Int) {
        guard removed > 0 || added > 0 else { return }
        // Those that go now are not among those that come: a view would take them for what it shows already.
        var items = Array(spare.items.suffix(added))
        spare.items.removeLast(items.count)
        while items.count < added { items.append(Self.makeItem()) }
        for place in start..<start + removed { spare.items.append(g_list_model_get_item(opaque, guint(place))) }
        g_list_store_splice(opaque, guint(start), guint(removed), &items, guint(added))
        // The list has taken references of its own.
        items.forEach { g_object_unref($0) }
    }

    private static func makeItem() -> UnsafeMutableRawPointer? {
        g_object_new_with_properties(itemType, 0, nil, nil).map { UnsafeMutableRawPointer($0) }
    }

    /// `G_TYPE_OBJECT`.
    private static let itemType = GType(20 << 2)
}
