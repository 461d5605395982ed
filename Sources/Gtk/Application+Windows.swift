import CGtk
import GLib

/// What the desktop knows the windows of an application by.
extension Application {
    /// Has window managers and compositors know all windows, made from now on, by the name of the desktop file.
    ///
    /// By itself GTK gives them the application's name on the bus, which may have something behind it.
    /// - Parameter desktopFile: the name without `.desktop`.
    public func nameWindows(_ desktopFile: String) {
        connect(SignalName<PointerSignature>("window-added")) { pointer in
            guard let pointer else { return }
            let window = Window(retaining: pointer)
            Display(of: window).setProgramClass(desktopFile)
            // GDK takes the name only once there is a toplevel, and before it has anything to show.
            window.connect(.map) {
                // Not the wrapper, which lives no longer than this call; the window has the handler.
                guard let surface = gtk_native_get_surface(OpaquePointer(pointer)) else { return }
                peel_wayland_set_application_id(surface, desktopFile)
            }
        }
    }

    /// Has all windows, made from now on, show an icon where the desktop takes it from the window, which is on X11 alone.
    ///
    /// GDK would paint it on the display too, for window managers of another age, and keep a megabyte for that.
    public func showIcon(_ icon: WindowIcon) {
        // The one that GTK was told of lest it search the theme.
        gtk_window_set_default_icon_name(nil)
        connect(SignalName<PointerSignature>("window-added")) { pointer in
            guard let pointer else { return }
            Window(retaining: pointer).connect(.realize) {
                X11Window(of: Window(retaining: pointer))?.set(icon)
            }
        }
    }
}
