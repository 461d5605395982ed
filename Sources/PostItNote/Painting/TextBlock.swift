import CGtk
import Paper

/// A centred paragraph of one face.
///
/// Ownership: owns its Pango layout.
final class TextBlock {
    private let layout: OpaquePointer?
    /// The height of its lines in pixels.
    let height: Double

    /// Breaks a text into lines.
    /// - Parameters:
    ///   - context: what it will be shown on; borrowed.
    ///   - families: the families to be tried in turn.
    ///   - size: in pixels.
    ///   - width: to be kept within, in pixels.
    ///   - lines: how many lines before it is ended by an ellipsis, or nil for any number.
    init(
        _ context: OpaquePointer, _ text: String, families: [String], size: Double, weight: PangoWeight, width: Double,
        lines: Int32?
    ) {
        layout = pango_cairo_create_layout(context)
        let font = pango_font_description_new()
        pango_font_description_set_family(font, families.joined(separator: ","))
        pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
        pango_font_description_set_weight(font, weight)
        pango_layout_set_font_description(layout, font)
        pango_font_description_free(font)
        pango_layout_set_text(layout, text, -1)
        pango_layout_set_width(layout, Int32(max(0, width) * Double(PANGO_SCALE)))
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
        if let lines {
            pango_layout_set_height(layout, -lines)
            pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        }
        var extents = PangoRectangle()
        pango_layout_get_extents(layout, nil, &extents)
        height = Double(extents.height) / Double(PANGO_SCALE)
    }

    deinit {
        if let layout { g_object_unref(UnsafeMutableRawPointer(layout)) }
    }

    /// Where the lines begin, in bytes of the text, and how far down each ends, in pixels.
    var lines: [(start: Int, bottom: Double)] {
        guard let iterator = pango_layout_get_iter(layout) else { return [] }
        defer { pango_layout_iter_free(iterator) }
        var lines: [(start: Int, bottom: Double)] = []
        repeat {
            guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
            var (top, bottom): (Int32, Int32) = (0, 0)
            pango_layout_iter_get_line_yrange(iterator, &top, &bottom)
            lines.append((Int(line.pointee.start_index), Double(bottom) / Double(PANGO_SCALE)))
        } while pango_layout_iter_next_line(iterator) != 0
        return lines
    }

    /// Shows it from the top of a rectangle of its width.
    func show(_ context: OpaquePointer, at rect: NoteLayout.Rect, color: RGB) {
        cairo_set_source_rgb(context, color.red / 255, color.green / 255, color.blue / 255)
        cairo_move_to(context, rect.x, rect.y)
        pango_cairo_show_layout(context, layout)
    }
}
