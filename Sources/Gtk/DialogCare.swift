import CGtk
import GLib

/// Looks after GTK's own dialogs: for a file, a colour, a font, or printing.
///
/// What has the focus is told when one becomes active, and what they consist of is named.
///
/// GTK 4.8 calls what nobody names by its type, and shows the underscore before a mnemonic: a screen reader would speak
/// of a "GtkEntry", and of "On _hold". So each part is called by the words on it, by those beside it, by its tip or, at
/// last, as the dialog is. Later versions do that themselves, and are left alone.
/// Thread: GTK's.
@MainActor
public enum DialogCare {
    private static let (mark, given, rows) = ("peel-known-dialog", "peel-given-name", "peel-rows")
    private static var connection: SignalConnection?
    private static var looking: EventSource?
    private static var naming: EventSource?

    /// Looks after the dialogs of this process from now on.
    public static func begin() {
        guard connection == nil else { return }
        // A dialog is on the list before it is one: while it is being made.
        connection = GObjectRef(retaining: UnsafeMutableRawPointer(gtk_window_get_toplevels())).connect(
            SignalName<ListChangeSignature>("items-changed")
        ) { _, _, added in
            if added > 0 { looking = EventSource.idle(priority: G_PRIORITY_HIGH) { look() } }
        }
    }

    private static func look() {
        looking = nil
        for dialog in dialogs where g_object_get_data(dialog.cast(), mark) == nil {
            g_object_set_data(dialog.cast(), mark, dialog.pointer)
            follow(dialog)
        }
    }

    /// Sets the role of dialogs that are not shown yet, which GTK 4.8 forgets where they set their focus before.
    static func keepRoles() {
        guard gtk_check_version(4, 12, 0) != nil else { return }
        for dialog in dialogs where gtk_widget_get_realized(dialog.widget) == 0 {
            dialog.setAccessibleRole(GTK_ACCESSIBLE_ROLE_DIALOG)
        }
    }

    private static var dialogs: [Window] {
        let windows = gtk_window_get_toplevels()
        return (0..<g_list_model_get_n_items(windows)).compactMap { place in
            g_list_model_get_item(windows, place).map { Window(adopting: $0) }
        }.filter { peel_instance_is_a($0.pointer, gtk_dialog_get_type()) != 0 }
    }

    private static func follow(_ dialog: Window) {
        _ = FocusReminder(dialog)
        guard gtk_check_version(4, 12, 0) != nil else { return }
        // What there is now, and what has come meanwhile when the focus comes to it.
        let pointer = dialog.pointer
        let name: @MainActor () -> Void = { nameParts(of: Window(retaining: pointer)) }
        for property in ["visible", "focus-widget"] { dialog.connect(.notify(property), name) }
        name()
    }

    /// Names the rows that come into a list while it is shown.
    private static func watchRows(of list: Part) {
        let object = UnsafeMutableRawPointer(list).assumingMemoryBound(to: GObject.self)
        guard g_object_get_data(object, rows) == nil, let children = gtk_widget_observe_children(list) else { return }
        GObjectRef(retaining: UnsafeMutableRawPointer(children)).connect(
            SignalName<ListChangeSignature>("items-changed")
        ) { _, _, added in
            if added > 0 { naming = EventSource.idle { for dialog in dialogs { nameParts(of: dialog) } } }
        }
        g_object_set_data_full(object, rows, UnsafeMutableRawPointer(children), { g_object_unref($0) })
    }

    private static func nameParts(of dialog: Window) {
        var before: String?
        nameParts(in: dialog.widget, dialog.title, &before)
    }

    private static func nameParts(in widget: Part, _ dialog: String, _ before: inout String?) {
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            if gtk_widget_get_visible(child) != 0 { name(child, dialog, &before) }
            next = gtk_widget_get_next_sibling(child)
        }
    }

    // MARK: Names

    /// Names a widget and what is in it.
    /// - Parameters:
    ///   - dialog: what is called so has nothing better.
    ///   - before: the words that were shown last, which stand before what they tell of.
    private static func name(_ widget: Part, _ dialog: String, _ before: inout String?) {
        if peel_instance_is_a(widget, gtk_label_get_type()) != 0 {
            let words = text(of: widget)
            if words.isEmpty { call(widget, "") } else { before = words }
            return
        }
        if peel_instance_is_a(widget, gtk_scrollbar_get_type()) != 0 { return widget.hideFromAssistiveTechnology() }
        if peel_instance_is_a(widget, gtk_list_view_get_type()) != 0 { watchRows(of: widget) }
        if let words = wordsOnIt(widget) {
            call(widget, words)
        } else if !hasName(widget) {
            let isField = peel_instance_is_a(widget, gtk_editable_get_type()) != 0
            // A row of a list can be reached as soon as there is something in it.
            let isRow = String(cString: g_type_name(peel_instance_type(widget))) == "GtkListItemWidget"
            let isReached = gtk_widget_get_focusable(widget) != 0 || isButton(widget) || isField || isRow
            call(widget, isReached ? bestName(of: widget, before) ?? dialog : "")
        }
        nameParts(in: widget, dialog, &before)
    }

    private typealias Part = UnsafeMutablePointer<GtkWidget>

    private static func call(_ widget: Part, _ name: String) {
        // What is in a row of a list can be another row's later: such a name is looked at again.
        let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
        g_object_set_data(object, given, UnsafeMutableRawPointer(widget))
        widget.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: name)
        gtk_accessible_reset_relation(OpaquePointer(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    }

    private static func hasName(_ widget: Part) -> Bool {
        let accessible = OpaquePointer(widget)
        guard g_object_get_data(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), given) == nil
        else { return false }
        return gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0
            || !isButton(widget)
                && gtk_test_accessible_has_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0
    }

    private static func isButton(_ widget: Part) -> Bool {
        peel_instance_is_a(widget, gtk_button_get_type()) != 0
            || peel_instance_is_a(widget, gtk_check_button_get_type()) != 0
    }

    /// What stands on a button, without the mark of its mnemonic.
    private static func wordsOnIt(_ widget: Part) -> String? {
        guard isButton(widget) else { return nil }
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            if peel_instance_is_a(child, gtk_label_get_type()) != 0, !text(of: child).isEmpty { return text(of: child) }
            next = gtk_widget_get_next_sibling(child)
        }
        return nil
    }

    private static func bestName(of widget: Part, _ before: String?) -> String? {
        let tip = gtk_widget_get_tooltip_text(widget).map { String(cString: $0) }
        return [tip, mnemonic(of: widget), firstWords(in: widget), before].compactMap { $0 }.first { !$0.isEmpty }
    }

    /// The words of a label whose mnemonic leads to the widget.
    private static func mnemonic(of widget: Part) -> String? {
        let labels = gtk_widget_list_mnemonic_labels(widget)
        defer { g_list_free(labels) }
        return labels?.pointee.data.map { text(of: $0.assumingMemoryBound(to: GtkWidget.self)) }
    }

    private static func firstWords(in widget: Part) -> String? {
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            if peel_instance_is_a(child, gtk_label_get_type()) != 0, !text(of: child).isEmpty { return text(of: child) }
            if let words = firstWords(in: child) { return words }
            next = gtk_widget_get_next_sibling(child)
        }
        return nil
    }

    /// What a label shows; nothing where it is no label.
    private static func text(of label: Part) -> String {
        guard peel_instance_is_a(label, gtk_label_get_type()) != 0 else { return "" }
        return gtk_label_get_text(OpaquePointer(label)).map { String(cString: $0) } ?? ""
    }
}
