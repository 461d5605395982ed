import CGtk
import GLib

/// The connection to the desktop.
public final class Display: GObjectRef {
    /// Opens the display that the environment names, once.
    /// - Returns: nil where there is none.
    public static func open() -> Display? {
        guard gtk_init_check() != 0, let display = gdk_display_get_default() else { return nil }
        return Display(retaining: UnsafeMutableRawPointer(display))
    }

    /// The display that a widget is on.
    public convenience init(of widget: Widget) {
        self.init(retaining: UnsafeMutableRawPointer(gtk_widget_get_display(widget.widget)))
    }

    /// Whether what is behind a transparent part of a window shows.
    public var isComposited: Bool { gdk_display_is_composited(opaque) != 0 }

    /// Whether this is an X11 display.
    public var isX11: Bool { peel_x11_display(opaque) != nil }

    /// The property that tells of ``isComposited``.
    public static let composited = "composited"
}
