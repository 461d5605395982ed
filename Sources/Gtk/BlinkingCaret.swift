import CGtk
import GLib

/// A widget with a caret that ``CaretBlink`` can hide and show.
///
/// Thread: GTK's.
@MainActor
public protocol BlinkingCaret: Widget {
    /// Whether the caret is shown, where the widget has the focus.
    var caretIsVisible: Bool { get set }
    /// Whether something is marked: then there is no caret.
    var hasSelection: Bool { get }
    /// Calls a closure whenever the caret has moved, until the connection is ended.
    func connectCaretMoved(_ body: @escaping @MainActor () -> Void) -> SignalConnection
}

extension TextView: BlinkingCaret {
    /// Whether the caret is shown, where the widget has the focus.
    public var caretIsVisible: Bool {
        get { gtk_text_view_get_cursor_visible(textView) != 0 }
        set { gtk_text_view_set_cursor_visible(textView, newValue ? 1 : 0) }
    }

    /// Whether something is marked.
    public var hasSelection: Bool { gtk_text_buffer_get_has_selection(buffer.buffer) != 0 }

    /// Calls a closure whenever the caret has moved.
    public func connectCaretMoved(_ body: @escaping @MainActor () -> Void) -> SignalConnection {
        buffer.connect(.notify("cursor-position"), body)
    }
}
