import CGtk
import GLib

/// A picture that the display keeps.
///
/// Thread: GTK's.
public final class Texture: GObjectRef {
    /// Makes a picture of pixels in cairo's format ARGB32, which are copied.
    public convenience init(pixels: UnsafeRawPointer, width: Int, height: Int, stride: Int) {
        let bytes = g_bytes_new(pixels, gsize(stride * height))
        defer { g_bytes_unref(bytes) }
        self.init(
            adopting: UnsafeMutableRawPointer(
                gdk_memory_texture_new(
                    Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))))
    }
}
