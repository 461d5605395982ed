import GLib
import Gtk

/// The program's own icon.
enum ProgramIcon {
    /// Has it be found, also where the program is not installed or the desktop does not look, and shown by the windows.
    ///
    /// Thread: GTK's.
    @MainActor
    static func show(on display: Display) {
        if let folder = DataFolder.path(of: "icons") { display.addIcons(in: folder) }
        Window.setUsualIcon(Identity.applicationID)
    }
}
