import CGtk
import Gtk

/// A band at the writing's edge, painted through a mask.
///
/// What is painted by cairo counts as something new for GTK each time it is described, and is sent to the screen again.
/// As long as a caret only blinks elsewhere, the band is the one that was there before.
/// Ownership: holds a reference of what it painted last.
/// Thread: GTK's.
@MainActor
final class FadedBand {
    private var node: OpaquePointer?
    private var bounds = graphene_rect_t()
    private var pixels: [UInt8] = []

    /// Forgets what was painted last; to be called before it goes.
    func forget() {
        if let node { gsk_render_node_unref(node) }
        node = nil
        pixels = []
    }

    /// Adds the band to a snapshot, which is borrowed.
    /// - Parameters:
    ///   - content: the writing.
    ///   - bounds: the band's place, in px.
    ///   - edge: which of the band's two edges shows nothing, in px from the top; the other shows all.
    ///   - mayBeKept: whether it is worth a look if the writing within the band is what it was.
    func append(
        _ content: OpaquePointer, to snapshot: OpaquePointer, in bounds: graphene_rect_t, clearAt edge: Double,
        mayBeKept: Bool
    ) {
        let seen = mayBeKept ? Self.pixels(of: content, in: bounds) : []
        if let node, !seen.isEmpty, seen == pixels, bounds == self.bounds {
            return gtk_snapshot_append_node(snapshot, node)
        }
        forget()
        (pixels, self.bounds) = (seen, bounds)
        node = Self.faded(content, in: bounds, clearAt: edge)
        if let node { gtk_snapshot_append_node(snapshot, node) }
    }

    private static func faded(
        _ content: OpaquePointer, in bounds: graphene_rect_t, clearAt edge: Double
    ) -> OpaquePointer? {
        var bounds = bounds
        guard let node = gsk_cairo_node_new(&bounds), let context = gsk_cairo_node_get_draw_context(node) else {
            return nil
        }
        defer { cairo_destroy(context) }
        cairo_push_group(context)
        gsk_render_node_draw(content, context)
        cairo_pop_group_to_source(context)
        let (top, low) = (Double(bounds.origin.y), Double(bounds.origin.y + bounds.size.height))
        let gradient = cairo_pattern_create_linear(0, edge, 0, edge == top ? low : top)
        defer { cairo_pattern_destroy(gradient) }
        cairo_pattern_add_color_stop_rgba(gradient, 0, 0, 0, 0, 0)
        cairo_pattern_add_color_stop_rgba(gradient, 1, 0, 0, 0, 1)
        cairo_mask(context, gradient)
        return node
    }

    /// What lies within the band, a pixel a px whatever the screen has: enough to tell whether it is the same.
    private static func pixels(of content: OpaquePointer, in bounds: graphene_rect_t) -> [UInt8] {
        let (width, height) = (Int(bounds.size.width.rounded(.up)), Int(bounds.size.height.rounded(.up)))
        let surface = ClearImage.surface(CAIRO_FORMAT_ARGB32, width: width, height: height)
        defer { cairo_surface_destroy(surface) }
        guard let context = cairo_create(surface) else { return [] }
        cairo_translate(context, -Double(bounds.origin.x), -Double(bounds.origin.y))
        gsk_render_node_draw(content, context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return [] }
        let size = Int(cairo_image_surface_get_stride(surface)) * height
        return Array(UnsafeBufferPointer(start: data, count: size))
    }
}

/// Whether two rectangles are the same.
private func == (one: graphene_rect_t, other: graphene_rect_t) -> Bool {
    one.origin.x == other.origin.x && one.origin.y == other.origin.y && one.size.width == other.size.width
        && one.size.height == other.size.height
}
