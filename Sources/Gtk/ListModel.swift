import CGtk
import GLib

/// A list of so many places, for views that ask their owner what stands at each.
///
/// The items themselves tell nothing: a list of ten thousand costs no more than one of ten.
/// Ownership: what shows it keeps it.
/// Thread: GTK's.
public final class ListModel: GObjectRef {
    /// Makes an empty list.
    public init() {
        super.init(adopting: UnsafeMutableRawPointer(g_object_new_with_properties(Self.type, 0, nil, nil)))
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
        listCount(pointer).pointee = UInt32(count - removed + added)
        g_list_model_items_changed(opaque, guint(start), guint(removed), guint(added))
    }

    private static let type: GType = {
        let type = g_type_register_static_simple(
            objectType, "PeelListModel", guint(MemoryLayout<GObjectClass>.size), nil,
            guint(MemoryLayout<GObject>.size + MemoryLayout<UInt64>.size), nil, GTypeFlags(rawValue: 0))
        var interface = GInterfaceInfo(
            interface_init: { table, _ in
                guard let table = table?.assumingMemoryBound(to: GListModelInterface.self) else { return }
                table.pointee.get_item_type = { _ in objectType }
                table.pointee.get_n_items = { list in
                    list.map { listCount(UnsafeMutableRawPointer($0)).pointee } ?? 0
                }
                table.pointee.get_item = { list, place in
                    guard let list, place < listCount(UnsafeMutableRawPointer(list)).pointee else { return nil }
                    return g_object_new_with_properties(objectType, 0, nil, nil).map { UnsafeMutableRawPointer($0) }
                }
            }, interface_finalize: nil, interface_data: nil)
        g_type_add_interface_static(type, g_list_model_get_type(), &interface)
        return type
    }()
}

/// `G_TYPE_OBJECT`.
private let objectType = GType(20 << 2)

/// Where a list keeps its number of places: behind C's struct, which is zero at first.
private func listCount(_ list: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt32> {
    list.advanced(by: MemoryLayout<GObject>.size).assumingMemoryBound(to: UInt32.self)
}
