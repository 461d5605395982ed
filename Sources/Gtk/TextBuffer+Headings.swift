import CGtk
import GLib

extension TextBuffer {
    /// Adds a heading and a paragraph at the end, for a text that is only read.
    public func append(heading: String, text: String) {
        let table = gtk_text_buffer_get_tag_table(buffer)
        if gtk_text_tag_table_lookup(table, "heading") == nil {
            let tag = GObjectRef(adopting: UnsafeMutableRawPointer(gtk_text_tag_new("heading")))
            tag.setProperty("weight", to: Int32(bitPattern: PANGO_WEIGHT_BOLD.rawValue))
            tag.setProperty("scale", to: 1.2)
            gtk_text_tag_table_add(table, tag.cast())
        }
        let start = scalarCount
        insert(start == 0 ? heading : "\n\n" + heading, at: start)
        var (first, last) = (iterator(at: start), iterator(at: scalarCount))
        gtk_text_buffer_apply_tag_by_name(buffer, "heading", &first, &last)
        insert("\n" + text, at: scalarCount)
    }
}
