import CGtk

/// Pixels to paint on.
public enum ClearImage {
    /// Makes a clear image.
    ///
    /// Its memory is written to here. cairo's own is what the system gives out unwritten, and each page of that which is
    /// read before it is written, as painting over something does, has to be found twice; the second time the other
    /// processors are interrupted, where the program has run on them.
    /// Thread: any.
    /// - Parameters:
    ///   - width: in device pixels.
    ///   - height: in device pixels.
    /// - Returns: the image, owned by the caller; one in an error state where there is no memory for it.
    public static func surface(_ format: cairo_format_t, width: Int, height: Int) -> OpaquePointer? {
        let surface = cairo_image_surface_create(format, Int32(width), Int32(height))
        if let pixels = cairo_image_surface_get_data(surface) {
            memset(pixels, 0, Int(cairo_image_surface_get_stride(surface)) * height)
        }
        return surface
    }
}
