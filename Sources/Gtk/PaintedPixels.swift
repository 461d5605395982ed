import CGtk

/// What a drawing area has painted, for the frames that show it.
///
/// cairo copies pixels that a frame shows as soon as they go or change. So they stay, and the next are painted on those
/// of the time before, which no frame shows any more.
///
/// Ownership: owns its surfaces.
/// Thread: GTK's.
final class PaintedPixels {
    /// Whether there is a second surface to paint on, which is worth its memory where much is painted.
    private let isOftenPainted: Bool
    private var shown: OpaquePointer?
    private var before: OpaquePointer?

    init(isOftenPainted: Bool) {
        self.isOftenPainted = isOftenPainted
    }

    deinit {
        cairo_surface_destroy(shown)
        cairo_surface_destroy(before)
    }

    /// Paints anew.
    /// - Parameters:
    ///   - width: in px.
    ///   - height: in px.
    ///   - scale: device pixels in a px.
    ///   - body: paints, on a clear context that is lent to it.
    /// - Returns: the pixels, lent until the time after the next.
    func paint(width: Int32, height: Int32, scale: Int32, _ body: (OpaquePointer) -> Void) -> OpaquePointer? {
        (shown, before) = (before, shown)
        let isNew = !fits(width * scale, height * scale, scale: scale)
        if isNew {
            cairo_surface_destroy(shown)
            shown = ClearImage.surface(
                CAIRO_FORMAT_ARGB32, width: Int(width * scale), height: Int(height * scale))
            cairo_surface_set_device_scale(shown, Double(scale), Double(scale))
        }
        if !isOftenPainted {
            cairo_surface_destroy(before)
            before = nil
        }
        guard let context = cairo_create(shown) else { return nil }
        defer { cairo_destroy(context) }
        if !isNew {
            cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
            cairo_paint(context)
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        }
        body(context)
        return shown
    }

    /// Whether what is there can be painted on.
    private func fits(_ width: Int32, _ height: Int32, scale: Int32) -> Bool {
        guard let shown else { return false }
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_scale(shown, &x, &y)
        return cairo_image_surface_get_width(shown) == width && cairo_image_surface_get_height(shown) == height
            && x == Double(scale)
    }
}
