import CGtk
import Paper

extension TextBlock {
    /// Shows as much of it as there is room for; where the rest is cut off, the last lines fade to nothing.
    /// - Parameters:
    ///   - rect: where it is shown from the top, of its width.
    ///   - room: what it is cut off at.
    ///   - fade: how high the fading part is, in pixels; nil where all of it fits.
    func show(_ context: OpaquePointer, at rect: NoteLayout.Rect, in room: NoteLayout.Rect, fade: Double?, color: RGB) {
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_rectangle(context, room.x, room.y, room.width, room.height)
        cairo_clip(context)
        guard let fade else { return show(context, at: rect, color: color) }
        cairo_push_group(context)
        show(context, at: rect, color: color)
        cairo_pop_group_to_source(context)
        let end = room.y + room.height
        let gradient = cairo_pattern_create_linear(0, end - fade, 0, end)
        cairo_pattern_add_color_stop_rgba(gradient, 0, 0, 0, 0, 1)
        cairo_pattern_add_color_stop_rgba(gradient, 1, 0, 0, 0, 0)
        cairo_mask(context, gradient)
        cairo_pattern_destroy(gradient)
    }
}
