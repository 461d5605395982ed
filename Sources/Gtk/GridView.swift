import CGtk
import GLib

/// A scrollable grid of cells, of which only those near what is shown exist.
///
/// Ownership: keeps selection and cells.
/// Thread: GTK's.
public final class GridView: Widget {
    /// Makes a grid of what a selection's list holds.
    /// - Parameter cells: makes the cells; see ``CellFactory``.
    public convenience init(_ selection: MultiSelection, cells: CellFactory) {
        // The view takes over a reference to each.
        g_object_ref(selection.pointer)
        g_object_ref(cells.pointer)
        self.init(gtk_grid_view_new(selection.opaque, cells.opaque))
    }

    /// How many cells are in a row at most; fewer where there is less room.
    ///
    /// The fewer, the fewer cells exist, since the view keeps 30 rows of them.
    public var columns: Int {
        get { Int(gtk_grid_view_get_max_columns(opaque)) }
        set { gtk_grid_view_set_max_columns(opaque, guint(max(1, newValue))) }
    }

    /// Scrolls until a place can be seen.
    public func scroll(to place: Int) {
        gtk_widget_activate_action_variant(widget, "list.scroll-to-item", g_variant_new_uint32(guint32(place)))
    }
}

/// What makes the cells of a view, and fills them again and again.
///
/// Thread: GTK's.
public final class CellFactory: GObjectRef {
    /// Makes a factory that makes nothing yet: connect to `setup`, `bind` and their opposites, which get a ``Cell``'s
    /// pointer.
    public init() {
        super.init(adopting: UnsafeMutableRawPointer(gtk_signal_list_item_factory_new()))
    }
}

/// One cell of a view, borrowed for a handler of its ``CellFactory``.
@MainActor
public struct Cell {
    private let item: OpaquePointer

    /// The cell that a handler got.
    public init?(_ pointer: UnsafeMutableRawPointer?) {
        guard let pointer else { return nil }
        item = OpaquePointer(pointer)
    }

    /// The place in the list that the cell shows now; nil for none.
    public var place: Int? {
        let place = gtk_list_item_get_position(item)
        return place == GTK_INVALID_LIST_POSITION ? nil : Int(place)
    }

    /// What is in the cell, borrowed.
    public var child: UnsafeMutablePointer<GtkWidget>? { gtk_list_item_get_child(item) }

    /// Puts a widget into the cell, which keeps it.
    public func setChild(_ child: UnsafeMutablePointer<GtkWidget>?) { gtk_list_item_set_child(item, child) }

    /// What tells this cell from others as long as it lives.
    public var identity: OpaquePointer { item }

    /// The place that a cell known by its ``identity`` shows now.
    public static func place(of identity: OpaquePointer) -> Int? {
        Cell(UnsafeMutableRawPointer(identity))?.place
    }
}

extension SignalName where Signature == PointerSignature {
    /// A cell has been made.
    public static var setup: SignalName { SignalName("setup") }
    /// A cell shows a place from now on.
    public static var bind: SignalName { SignalName("bind") }
    /// A cell no longer shows its place.
    public static var unbind: SignalName { SignalName("unbind") }
    /// A cell is about to go.
    public static var teardown: SignalName { SignalName("teardown") }
}

extension SignalName where Signature == IndexSignature {
    /// A place has been activated, by Enter or a double click.
    public static var activatePlace: SignalName { SignalName("activate") }
}

/// Handlers that get a place in a list.
public enum IndexSignature: SignalSignature {
    /// The Swift closure's type.
    public typealias Handler = @MainActor (Int) -> Void
    private typealias Function = @convention(c) (UnsafeMutableRawPointer?, guint, UnsafeMutableRawPointer?) -> Void
    /// The C function.
    public static var trampoline: GCallback {
        let function: Function = { _, place, data in
            enterMainActor(with: data) { data in ClosureBox<Handler>.borrowed(data)?.function(Int(place)) }
        }
        return unsafeBitCast(function, to: GCallback.self)
    }
}
