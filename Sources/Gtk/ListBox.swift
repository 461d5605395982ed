import CGtk
import GLib

/// A list of lines of which one is selected.
public final class ListBox: Widget {
    /// A line has been selected.
    public var onSelect: @MainActor (Int) -> Void {
        get { handlers.onSelect }
        set { handlers.onSelect = newValue }
    }
    /// A line has been activated, by Enter or a click.
    public var onActivate: @MainActor (Int) -> Void {
        get { handlers.onActivate }
        set { handlers.onActivate = newValue }
    }

    /// What the list tells; apart, as the list's closures are not to keep the list.
    @MainActor
    private final class Handlers {
        var onSelect: @MainActor (Int) -> Void = { _ in }
        var onActivate: @MainActor (Int) -> Void = { _ in }
    }

    private let handlers = Handlers()

    /// Makes an empty list.
    public init() {
        super.init(sinking: UnsafeMutableRawPointer(gtk_list_box_new()))
        connect(SignalName<PointerSignature>("row-selected")) { [handlers] row in
            if let row { handlers.onSelect(Self.index(row)) }
        }
        connect(SignalName<PointerSignature>("row-activated")) { [handlers] row in
            if let row { handlers.onActivate(Self.index(row)) }
        }
    }

    private static func index(_ row: UnsafeMutableRawPointer) -> Int {
        Int(gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self)))
    }

    /// Shows other lines.
    public func fill(_ lines: [String]) {
        while let row = gtk_list_box_get_row_at_index(opaque, 0) {
            gtk_list_box_remove(opaque, UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
        }
        for line in lines {
            let label = gtk_label_new(line)
            gtk_label_set_xalign(OpaquePointer(label), 0)
            gtk_list_box_append(opaque, label)
            // A row has no name of its own: it would be called by its type.
            if let label, let row = gtk_widget_get_parent(label) {
                Widget(retaining: UnsafeMutableRawPointer(row))
                    .setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: line)
            }
        }
    }

    /// Selects a line.
    public func select(_ index: Int) {
        gtk_list_box_select_row(opaque, gtk_list_box_get_row_at_index(opaque, Int32(index)))
    }

    /// The line selected.
    public var selected: Int? {
        gtk_list_box_get_selected_row(opaque).map { Int(gtk_list_box_row_get_index($0)) }
    }

    /// Gives the focus to the selected line or the first.
    /// - Returns: whether there is one.
    @discardableResult
    public func focusFirst() -> Bool {
        guard let row = gtk_list_box_get_selected_row(opaque) ?? gtk_list_box_get_row_at_index(opaque, 0) else {
            return false
        }
        return gtk_widget_grab_focus(UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self)) != 0
    }
}
