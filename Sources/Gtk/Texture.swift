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

    /// The bytes that its pixels take.
    public var byteCount: Int { Int(gdk_texture_get_width(opaque)) * Int(gdk_texture_get_height(opaque)) * 4 }

    /// Paints it into a rectangle, in px.
    /// - Parameter snapshot: a GtkSnapshot, borrowed.
    public func paint(_ snapshot: OpaquePointer, in area: PixelArea) {
        var bounds = graphene_rect_t(
            origin: graphene_point_t(x: Float(area.x), y: Float(area.y)),
            size: graphene_size_t(width: Float(area.width), height: Float(area.height)))
        gtk_snapshot_append_texture(snapshot, opaque, &bounds)
    }
}
