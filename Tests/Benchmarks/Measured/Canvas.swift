import CGtk

/// A picture in memory to paint on.
final class Canvas {
    private let surface: OpaquePointer?

    init(width: Int, height: Int, scale: Int) {
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width * scale), Int32(height * scale))
        cairo_surface_set_device_scale(surface, Double(scale), Double(scale))
    }

    deinit { cairo_surface_destroy(surface) }

    /// Paints on it.
    func paint(_ body: (OpaquePointer) -> Void) {
        guard let context = cairo_create(surface) else { return }
        body(context)
        cairo_destroy(context)
    }
}
