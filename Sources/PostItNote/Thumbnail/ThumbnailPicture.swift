import CGtk
import Gtk

/// The pixels of a ``NoteThumbnail``, square, in cairo's format ARGB32.
///
/// Ownership: owns its cairo surface. Thread: any, one at a time.
public final class ThumbnailPicture: @unchecked Sendable {
    /// The side in pixels.
    public let side: Int
    private let surface: OpaquePointer?

    init(side: Int) {
        self.side = max(1, side)
        surface = ClearImage.surface(CAIRO_FORMAT_ARGB32, width: self.side, height: self.side)
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    func draw(_ body: (OpaquePointer) -> Void) {
        guard let context = cairo_create(surface) else { return }
        body(context)
        cairo_destroy(context)
    }

    /// The bytes that its pixels take.
    public var byteCount: Int { side * side * 4 }

    /// Paints it where a square is.
    /// - Parameters:
    ///   - context: borrowed.
    ///   - x: the square's left in the context's units.
    ///   - y: its top.
    ///   - side: its side; on a screen, the picture's pixels divided by the screen's scale are copied and not resampled.
    public func paint(_ context: OpaquePointer, x: Double, y: Double, side: Double) {
        cairo_save(context)
        cairo_translate(context, x, y)
        cairo_scale(context, side / Double(self.side), side / Double(self.side))
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_paint(context)
        cairo_restore(context)
    }

    /// Lends the pixels, row by row, `stride` bytes apart; nothing where there was no memory for them.
    public func withPixels<Result>(_ body: (_ pixels: UnsafeRawPointer, _ stride: Int) -> Result) -> Result? {
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
        return body(UnsafeRawPointer(pixels), Int(cairo_image_surface_get_stride(surface)))
    }
}
