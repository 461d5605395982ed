import CGtk

/// The pixels of a ``NoteThumbnail``, square, in cairo's format ARGB32.
///
/// Ownership: owns its cairo surface. Thread: any, one at a time.
public final class ThumbnailPicture: @unchecked Sendable {
    /// The side in pixels.
    public let side: Int
    private let surface: OpaquePointer?

    init(side: Int) {
        self.side = max(1, side)
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(self.side), Int32(self.side))
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    func draw(_ body: (OpaquePointer) -> Void) {
        guard let context = cairo_create(surface) else { return }
        body(context)
        cairo_destroy(context)
    }

    /// Lends the pixels, row by row, `stride` bytes apart; nothing where there was no memory for them.
    public func withPixels<Result>(_ body: (_ pixels: UnsafeRawPointer, _ stride: Int) -> Result) -> Result? {
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
        return body(UnsafeRawPointer(pixels), Int(cairo_image_surface_get_stride(surface)))
    }
}
