import CGtk
import GLib

extension Widget {
    /// The words that show beside the widget while the pointer rests on it, or when the keyboard asks for them; empty for
    /// none.
    ///
    /// GTK gets them when it asks: each time that it is told them beforehand it has the display say where the pointer is,
    /// which takes three answers to wait for, for each widget of a window that is not there yet. Nor does it then describe
    /// the widget to assistive technology by what is its name already.
    public final var tooltip: String {
        get {
            g_object_get_data(cast(), Tooltip.key).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
        }
        set {
            let isFirst = g_object_get_data(cast(), Tooltip.key) == nil
            g_object_set_data_full(cast(), Tooltip.key, g_strdup(newValue), { g_free($0) })
            setProperty("has-tooltip", to: !newValue.isEmpty)
            if isFirst { Tooltip.answer(for: pointer) } else { gtk_widget_trigger_tooltip_query(widget) }
        }
    }
}

/// Tells GTK the words of a ``Widget/tooltip``.
private enum Tooltip {
    /// Where a widget keeps them.
    static let key = "peel-tooltip"

    /// What `GtkWidget::query-tooltip` calls: with the widget, a point, whether the keyboard asks, and the tooltip.
    typealias Query = @convention(c) (Object, Int32, Int32, gboolean, OpaquePointer, gpointer?) -> gboolean
    typealias Object = UnsafeMutablePointer<GObject>

    static func answer(for widget: UnsafeMutableRawPointer) {
        let query: Query = answerQuery
        g_signal_connect_data(
            widget, "query-tooltip", unsafeBitCast(query, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0))
    }
}

/// Fills the tooltip; whether there is anything to show.
private func answerQuery(
    _ widget: Tooltip.Object, _ x: Int32, _ y: Int32, _ byKeyboard: gboolean, _ tooltip: OpaquePointer,
    _ data: gpointer?
) -> gboolean {
    guard let words = g_object_get_data(widget, Tooltip.key) else { return 0 }
    gtk_tooltip_set_text(tooltip, words.assumingMemoryBound(to: CChar.self))
    return 1
}
