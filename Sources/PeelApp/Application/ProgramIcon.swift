import Gtk

/// The program's own icon.
enum ProgramIcon {
    /// Its width and height in px.
    static let side = 64

    /// Has all windows, made from now on, show it where the desktop takes it from the window.
    ///
    /// It is within the program, 64 px wide and made from `data/icons`: to find one in the icon theme GTK reads the theme,
    /// and loads what draws SVG, which takes more memory than a note does. Nor is it a PNG, which would have to be read
    /// before the first note is shown: each pixel is four bytes, alpha, red, green and blue.
    /// Thread: GTK's.
    @MainActor
    static func show(on application: Application) {
        if let icon = WindowIcon(side: side, pixels: PackageResources.window_argb) { application.showIcon(icon) }
    }
}
