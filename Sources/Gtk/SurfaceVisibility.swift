import CGtk
import GLib

/// Whether anything of a widget can be seen, as far as its window knows: it cannot while the window is minimised or,
/// where the compositor says so, wholly hidden.
///
/// Ownership: does not keep the widget or its window alive. To be stopped before the widget is unmapped.
/// Thread: GTK's.
@MainActor
public final class SurfaceVisibility {
    /// Minimised; and `GDK_TOPLEVEL_STATE_SUSPENDED` of GTK 4.12, a bit that older versions never set.
    private static let hidden = GDK_TOPLEVEL_STATE_MINIMIZED.rawValue | 1 << 16

    private let surface: OpaquePointer
    private let connection: SignalConnection

    /// Watches the surface of a mapped widget.
    /// - Parameter onChange: what is known of it has changed.
    /// - Returns: nil where the widget is in no window of its own, as in a menu, which is always seen.
    public init?(of widget: UnsafeMutablePointer<GtkWidget>, onChange: @escaping @MainActor () -> Void) {
        guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native),
            peel_instance_is_a(UnsafeMutableRawPointer(surface), gdk_toplevel_get_type()) != 0
        else { return nil }
        self.surface = surface
        connection = GObjectRef(retaining: UnsafeMutableRawPointer(surface)).connect(.notify("state"), onChange)
    }

    /// Whether nothing of the window can be seen.
    public var isHidden: Bool { gdk_toplevel_get_state(surface).rawValue & Self.hidden != 0 }

    /// Watches no longer.
    public func stop() { connection.disconnect() }
}
