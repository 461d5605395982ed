import CGtk
import Paper

/// Small signs on the sheets of the board.
///
/// The context is borrowed; coordinates are in px.
enum BoardSigns {
    /// A pin, seen from above: what it holds is on the desktop.
    static func pin(_ context: OpaquePointer, x: Double, y: Double) {
        // The shadow, the head and a light on it.
        cairo_new_path(context)
        cairo_set_source_rgba(context, 0, 0, 0, 0.22)
        cairo_arc(context, x + 1.5, y + 2.5, 6, 0, 2 * .pi)
        cairo_fill(context)
        let head = cairo_pattern_create_radial(x - 2, y - 2.5, 0.5, x, y, 6.5)
        cairo_pattern_add_color_stop_rgb(head, 0, 0.98, 0.52, 0.46)
        cairo_pattern_add_color_stop_rgb(head, 0.55, 0.84, 0.20, 0.18)
        cairo_pattern_add_color_stop_rgb(head, 1, 0.60, 0.10, 0.10)
        cairo_set_source(context, head)
        cairo_pattern_destroy(head)
        cairo_arc(context, x, y, 6, 0, 2 * .pi)
        cairo_fill(context)
    }

    /// A padlock, 10 px wide.
    static func lock(_ context: OpaquePointer, x: Double, y: Double, ink: RGB) {
        cairo_new_path(context)
        cairo_set_source_rgb(context, ink.red / 255, ink.green / 255, ink.blue / 255)
        cairo_rectangle(context, x, y, 10, 7)
        cairo_fill(context)
        cairo_set_line_width(context, 1.6)
        cairo_arc(context, x + 5, y - 1, 3, .pi, 2 * .pi)
        cairo_line_to(context, x + 8, y)
        cairo_move_to(context, x + 2, y - 1)
        cairo_line_to(context, x + 2, y)
        cairo_stroke(context)
    }

    /// A dashed square with round corners, in the context's source.
    static func emptyPlace(_ context: OpaquePointer, x: Double, y: Double, side: Double) {
        let (radius, inset) = (8.0, 1.0)
        let (left, top, right, bottom) = (x + inset, y + inset, x + side - inset, y + side - inset)
        cairo_new_path(context)
        cairo_arc(context, right - radius, top + radius, radius, -.pi / 2, 0)
        cairo_arc(context, right - radius, bottom - radius, radius, 0, .pi / 2)
        cairo_arc(context, left + radius, bottom - radius, radius, .pi / 2, .pi)
        cairo_arc(context, left + radius, top + radius, radius, .pi, 3 * .pi / 2)
        cairo_close_path(context)
        cairo_save(context)
        var dashes = [5.0, 4.0]
        cairo_set_dash(context, &dashes, 2, 0)
        cairo_set_line_width(context, 1.2)
        cairo_stroke(context)
        cairo_restore(context)
    }
}
