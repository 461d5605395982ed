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
            window.connect(.realize) { [weak window] in
                guard let window, let surface = gtk_native_get_surface(window.opaque) else { return }
                peel_wayland_set_application_id(surface, desktopFile)
            }
        }
    }
}
