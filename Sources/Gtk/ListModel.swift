import CGtk
import GLib

/// A list of so many places, for views that ask their owner what stands at each.
///
/// The items themselves tell nothing, but each stays the same object as long as its place is not changed: views know
/// by that what they show already.
/// Ownership: what shows it keeps it.
/// Thread: GTK's.
public final class ListModel: GObjectRef {
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
        var items: [UnsafeMutableRawPointer?] = (0..<added).map { _ in
            g_object_new_with_properties(Self.itemType, 0, nil, nil).map { UnsafeMutableRawPointer($0) }
        }
        // The list takes references of its own.
        defer { items.forEach { g_object_unref($0) } }
        g_list_store_splice(opaque, guint(start), guint(removed), &items, guint(added))
    }

    /// `G_TYPE_OBJECT`.
    private static let itemType = GType(20 << 2)
}
