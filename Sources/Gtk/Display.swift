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

    /// The monitors' rectangles without panels where that is known, in device pixels.
    public var screens: [PixelArea] {
        guard let monitors = gdk_display_get_monitors(opaque) else { return [] }
        return (0..<g_list_model_get_n_items(monitors)).compactMap { index in
            guard let item = g_list_model_get_item(monitors, index) else { return nil }
            defer { g_object_unref(item) }
            let monitor = OpaquePointer(item)
            var area = GdkRectangle()
            peel_monitor_area(monitor, &area)
            let scale = Int(gdk_monitor_get_scale_factor(monitor))
            guard area.width > 0, area.height > 0 else { return nil }
            return PixelArea(
                x: Int(area.x) * scale, y: Int(area.y) * scale, width: Int(area.width) * scale,
                height: Int(area.height) * scale)
        }
    }

    /// Calls a closure whenever a monitor comes, goes, or is given another place or size, for as long as the display
    /// lasts.
    public func onScreensChanged(_ body: @escaping @MainActor () -> Void) {
        guard let monitors = gdk_display_get_monitors(opaque) else { return }
        let list = GObjectRef(retaining: UnsafeMutableRawPointer(monitors))
        Self.follow(monitors, from: 0, count: g_list_model_get_n_items(monitors), body)
        list.connect(SignalName<ListChangeSignature>("items-changed")) { start, _, added in
            Self.follow(monitors, from: guint(start), count: guint(added), body)
            body()
        }
    }

    /// The monitors keep the handlers, and the display the monitors.
    private static func follow(
        _ monitors: OpaquePointer, from start: guint, count: guint, _ body: @escaping @MainActor () -> Void
    ) {
        for index in start..<start + count {
            guard let monitor = g_list_model_get_item(monitors, index) else { continue }
            GObjectRef(adopting: monitor).connect(.notify("geometry"), body)
        }
    }

    /// Sets what X11 window managers know the program's windows by; to be called before there is one.
    public func setProgramClass(_ name: String) { peel_x11_set_program_class(opaque, name) }

    /// The property that tells of ``isComposited``.
    public static let composited = "composited"
}
