import CGtk
import GLib

/// The text of a text view, with its undo history.
public final class TextBuffer: GObjectRef {
    /// The buffer as C wants it.
    public var buffer: UnsafeMutablePointer<GtkTextBuffer> { cast() }

    /// The whole text, to the byte.
    public var text: String {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        return text(from: start, to: end)
    }

    /// The text between two places.
    public func text(from start: GtkTextIter, to end: GtkTextIter) -> String {
        var (start, end) = (start, end)
        guard let characters = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
        defer { g_free(characters) }
        return String(cString: characters)
    }

    /// How many Unicode scalars the text has.
    public var scalarCount: Int { Int(gtk_text_buffer_get_char_count(buffer)) }

    /// The place after a number of Unicode scalars.
    public func iterator(at offset: Int) -> GtkTextIter {
        var iterator = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(buffer, &iterator, Int32(offset))
        return iterator
    }

    /// Deletes the text between two offsets, counted in Unicode scalars.
    public func delete(from start: Int, to end: Int) {
        var (first, last) = (iterator(at: start), iterator(at: end))
        gtk_text_buffer_delete(buffer, &first, &last)
    }

    /// Inserts text at an offset counted in Unicode scalars.
    public func insert(_ text: String, at offset: Int) {
        var place = iterator(at: offset)
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                gtk_text_buffer_insert(buffer, &place, $0.baseAddress, Int32($0.count))
            }
        }
    }

    /// The caret's and the selection's other end, as offsets counted in Unicode scalars.
    public var selection: (insert: Int, bound: Int) {
        get {
            (offset(of: gtk_text_buffer_get_insert(buffer)), offset(of: gtk_text_buffer_get_selection_bound(buffer)))
        }
        set {
            var (insert, bound) = (iterator(at: newValue.insert), iterator(at: newValue.bound))
            gtk_text_buffer_select_range(buffer, &insert, &bound)
        }
    }

    private func offset(of mark: UnsafeMutablePointer<GtkTextMark>?) -> Int {
        var place = GtkTextIter()
        gtk_text_buffer_get_iter_at_mark(buffer, &place, mark)
        return Int(gtk_text_iter_get_offset(&place))
    }

    /// Makes changes that are the user's, and undone in one.
    public func asUserAction(_ body: () -> Void) {
        gtk_text_buffer_begin_user_action(buffer)
        body()
        gtk_text_buffer_end_user_action(buffer)
    }

    /// Makes changes that the user cannot undo; the history up to here is forgotten.
    public func irreversibly(_ body: () -> Void) {
        gtk_text_buffer_begin_irreversible_action(buffer)
        body()
        gtk_text_buffer_end_irreversible_action(buffer)
    }
}
