import CGtk

/// A PNG in memory, as cairo reads it: premultiplied, blue first.
final class Picture {
    let width: Int
    let height: Int
    private let surface: OpaquePointer?
    private let pixels: UnsafeMutablePointer<UInt8>
    private let stride: Int

    init?(png path: String) {
        surface = cairo_image_surface_create_from_png(path)
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
            let pixels = cairo_image_surface_get_data(surface)
        else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.pixels = pixels
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        stride = Int(cairo_image_surface_get_stride(surface))
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// The four channels of a row, blue first.
    func row(_ row: Int) -> UnsafeMutablePointer<UInt8> { pixels + row * stride }

    /// One pixel's alpha.
    func alpha(_ x: Int, _ y: Int) -> Int { Int(row(y)[4 * x + 3]) }
}
