import CGtk
import GLib

extension Settings {
    /// The settings of the display that windows are on by default; nil where there is no display.
    public static var ofDefaultDisplay: Settings? {
        gtk_settings_get_default().map { Settings(retaining: UnsafeMutableRawPointer($0)) }
    }

    /// Has a setting that the program has set follow the desktop again.
    public func followDesktop(_ name: String) {
        gtk_settings_reset_property(opaque, name)
    }
}
