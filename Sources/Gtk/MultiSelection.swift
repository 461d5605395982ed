import CGtk
import GLib

/// Which places of a list are selected, any number of them.
///
/// Ownership: keeps the list; what shows it keeps it.
/// Thread: GTK's.
public final class MultiSelection: GObjectRef {
    /// Selects nothing of a list.
    public init(_ list: ListModel) {
        // The selection takes over a reference.
        g_object_ref(list.pointer)
        super.init(adopting: UnsafeMutableRawPointer(gtk_multi_selection_new(list.opaque)))
    }

    /// The places selected, in their order.
    ///
    /// Setting it changes the selection in one step.
    public var places: [Int] {
        get {
            guard let set = gtk_selection_model_get_selection(opaque) else { return [] }
            defer { gtk_bitset_unref(set) }
            var iterator = GtkBitsetIter()
            var place: guint = 0
            var places: [Int] = []
            var isMore = gtk_bitset_iter_init_first(&iterator, set, &place)
            while isMore != 0 {
                places.append(Int(place))
                isMore = gtk_bitset_iter_next(&iterator, &place)
            }
            return places
        }
        set {
            let selected = gtk_bitset_new_empty()
            let all = gtk_bitset_new_range(0, g_list_model_get_n_items(opaque))
            defer {
                gtk_bitset_unref(selected)
                gtk_bitset_unref(all)
            }
            for place in newValue { gtk_bitset_add(selected, guint(place)) }
            gtk_selection_model_set_selection(opaque, selected, all)
        }
    }

    /// How many places are selected.
    public var count: Int {
        guard let set = gtk_selection_model_get_selection(opaque) else { return 0 }
        defer { gtk_bitset_unref(set) }
        return Int(gtk_bitset_get_size(set))
    }

    /// Whether a place is selected.
    public func isSelected(_ place: Int) -> Bool { gtk_selection_model_is_selected(opaque, guint(place)) != 0 }
}

/// Handlers that get a range of a list: its first place and its length.
public enum RangeSignature: SignalSignature {
    /// The Swift closure's type.
    public typealias Handler = @MainActor (Int, Int) -> Void
    private typealias Function =
        @convention(c) (UnsafeMutableRawPointer?, guint, guint, UnsafeMutableRawPointer?) -> Void
    /// The C function.
    public static var trampoline: GCallback {
        let function: Function = { _, start, count, data in
            enterMainActor(with: data) { data in
                ClosureBox<Handler>.borrowed(data)?.function(Int(start), Int(count))
            }
        }
        return unsafeBitCast(function, to: GCallback.self)
    }
}

extension SignalName where Signature == RangeSignature {
    /// Something about the selection in a range may have changed.
    public static var selectionChanged: SignalName { SignalName("selection-changed") }
}
