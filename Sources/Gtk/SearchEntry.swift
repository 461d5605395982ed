import CGtk
import GLib

/// A line to write words in that are searched for.
public final class SearchEntry: Widget, CaretField {
    /// Makes an empty line.
    /// - Parameters:
    ///   - name: what it is called.
    ///   - hint: what it shows while it is empty.
    public convenience init(name: String, hint: String) {
        self.init(gtk_search_entry_new())
        setProperty("placeholder-text", to: hint)
        // However little room there is, the hint can be read.
        gtk_editable_set_width_chars(opaque, Int32(hint.count + 2))
        setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: name)
        blinkCaret()
    }

    /// What is written.
    public var text: String {
        get { gtk_editable_get_text(opaque).map { String(cString: $0) } ?? "" }
        set { if newValue != text { gtk_editable_set_text(opaque, newValue) } }
    }

    /// Puts the caret behind what is written.
    public func moveCaretToEnd() { gtk_editable_set_position(opaque, -1) }

    /// Has what is typed at a widget, and of no use there, begin a search.
    public func captureKeys(of widget: Widget) {
        gtk_search_entry_set_key_capture_widget(opaque, widget.widget)
    }
}

extension SignalName where Signature == VoidSignature {
    /// A search has been begun from elsewhere.
    public static var searchStarted: SignalName { SignalName("search-started") }
    /// The user has had enough of the search, by Escape.
    public static var stopSearch: SignalName { SignalName("stop-search") }
}
