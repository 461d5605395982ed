import CGtk
import GLib

/// The names by which an X11 display knows the properties of windows.
///
/// Thread: GTK's.
@MainActor
public enum X11Atoms {
    /// What GTK 4 asks for, one name at a time, until its first window is painted.
    ///
    /// A name that it does not ask for costs a number on the display, one that is missing here a message to and fro.
    static let names = [
        "_MOTIF_WM_HINTS", "_GTK_APPLICATION_ID", "_GTK_UNIQUE_BUS_NAME", "_GTK_APPLICATION_OBJECT_PATH",
        "_GTK_WINDOW_OBJECT_PATH", "_GTK_APP_MENU_OBJECT_PATH", "_GTK_MENUBAR_OBJECT_PATH", "_NET_SUPPORTING_WM_CHECK",
        "_NET_SUPPORTED", "_GTK_WORKAREAS", "_GTK_THEME_VARIANT", "_GTK_EDGE_CONSTRAINTS", "CLIPBOARD_MANAGER",
        "_NET_WM_FRAME_DRAWN", "_NET_WM_FRAME_TIMINGS",
    ]

    /// Asks for all of them at once, which takes as long as one.
    ///
    /// Elsewhere than on X11 nothing happens.
    public static func learn(on display: Display) {
        guard let connection = peel_x11_display(display.opaque), let intern = Xlib.internAtoms else { return }
        var texts = names.map { strdup($0) }
        defer { texts.forEach { free($0) } }
        var numbers = [UInt](repeating: 0, count: names.count)
        _ = intern(connection, &texts, Int32(texts.count), 0, &numbers)
        // Xlib keeps the last few that it was told, GDK all.
        for text in texts { peel_x11_learn_atom(display.opaque, text) }
    }
}
