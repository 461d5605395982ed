import CGtk
import GLib

/// The pictures that GTK finds by their names, as the desktop has chosen them.
///
/// Thread: GTK's.
@MainActor
public enum IconTheme {
    /// Where GTK keeps a display's theme: the name of a datum of the display object, in all of GTK 4 so far.
    ///
    /// A GTK that keeps it elsewhere does not see ours, and makes its own as ever.
    private static let datum = "gtk-icon-theme"

    /// What follows our theme, as long as it is in use.
    private static var change: SignalConnection?

    /// Has a display's icon theme read when the first picture is looked for.
    ///
    /// GTK reads it in a thread as soon as the first style is worked out, whether there will be a picture or not: a sixth
    /// of all that a start takes, on the Adwaita theme. To be called before anything else of GTK's is used on the
    /// display; where a theme is there already, it stays. For the program's first display.
    public static func readWhenNeeded(on display: Display) {
        guard change == nil, g_object_get_data(display.cast(), datum) == nil else { return }
        let theme = GObjectRef(adopting: UnsafeMutableRawPointer(gtk_icon_theme_new()))
        // Before it is told its display: that makes GTK work out the first style, for which it looks here.
        g_object_set_data_full(display.cast(), datum, g_object_ref(theme.pointer)) { g_object_unref($0) }
        theme.setProperty("display", to: display)
        let pointer = theme.pointer
        change = theme.connect(SignalName<VoidSignature>("changed")) { leave(pointer, to: display) }
    }

    /// Has GTK's own theme take the place of ours, which has changed.
    ///
    /// GTK tells what shows pictures of changes of its own, and of those alone. From then on all is as ever.
    private static func leave(_ pointer: UnsafeMutableRawPointer, to display: Display) {
        guard g_object_get_data(display.cast(), datum) == pointer else { return }
        let theme = GObjectRef(retaining: pointer)
        // A thread in which GTK reads may be the last that keeps it.
        change?.disconnect()
        g_object_set_data(display.cast(), datum, nil)
        let next = GObjectRef(
            retaining: gtk_icon_theme_get_for_display(display.opaque).map { UnsafeMutableRawPointer($0) })
        // It tells what shows its pictures of a change where it has been read before.
        gtk_icon_theme_has_icon(next.opaque, "image-missing")
        for name in ["search-path", "resource-path"] {
            var value = GValue()
            g_object_get_property(theme.cast(), name, &value)
            g_object_set_property(next.cast(), name, &value)
            g_value_unset(&value)
        }
    }
}
