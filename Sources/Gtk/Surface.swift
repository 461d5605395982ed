import CGtk
import GLib

/// What the desktop knows of a window: the surface that it is painted on.
///
/// To be asked for anew each time, since a window gets another surface each time it is realized.
/// Thread: GTK's.
@MainActor
public struct Surface {
    private let surface: OpaquePointer
    private let native: OpaquePointer

    /// The surface of a window, where it is realized.
    public init?(of window: Window) {
        native = window.opaque
        guard let surface = gtk_native_get_surface(native) else { return nil }
        self.surface = surface
    }

    /// Device pixels in a logical one.
    public var scaleFactor: Int { Int(gdk_surface_get_scale_factor(surface)) }

    /// Whether the window manager alone decides on the size now: maximised, full screen or tiled.
    public var sizeIsFixed: Bool {
        let fixed =
            GDK_TOPLEVEL_STATE_MAXIMIZED.rawValue | GDK_TOPLEVEL_STATE_FULLSCREEN.rawValue
            | GDK_TOPLEVEL_STATE_TILED.rawValue
        return gdk_toplevel_get_state(surface).rawValue & fixed != 0
    }

    /// Lets the pointer through everywhere but in the rectangles, which are in px.
    public func setInputRegion(_ rectangles: [PixelArea]) {
        let plain = rectangles.map {
            cairo_rectangle_int_t(x: Int32($0.x), y: Int32($0.y), width: Int32($0.width), height: Int32($0.height))
        }
        let region = cairo_region_create_rectangles(plain, Int32(plain.count))
        defer { cairo_region_destroy(region) }
        gdk_surface_set_input_region(surface, region)
    }

    /// Cuts the window out, where it is an X11 one.
    /// - Parameter rectangles: what is left of it, in device pixels; nil makes it whole again.
    /// - Returns: whether that was possible.
    @discardableResult
    public func setShape(_ rectangles: [PixelArea]?) -> Bool {
        let window = peel_x11_surface_xid(surface)
        guard window != 0, let display = peel_x11_display(gdk_surface_get_display(surface)) else { return false }
        return X11Shape.set(rectangles, of: window, on: display)
    }

    /// Lets the window manager move the window with the pointer.
    /// - Parameters:
    ///   - gesture: the drag that began it.
    ///   - x: the place of the drag's begin in the window, in px.
    ///   - y: the place of the drag's begin in the window, in px.
    public func beginMove(_ gesture: DragGesture, x: Double, y: Double) {
        guard let device = gesture.device else { return }
        var (insetX, insetY) = (0.0, 0.0)
        gtk_native_get_surface_transform(native, &insetX, &insetY)
        gdk_toplevel_begin_move(
            surface, device, Int32(gesture.button), x + insetX, y + insetY, gesture.time)
    }
}
