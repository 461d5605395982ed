import Gtk

/// The program's own icon.
enum ProgramIcon {
    /// Has all windows, made from now on, show it where the desktop takes it from the window.
    ///
    /// It is within the program, 64 px wide and made from `data/icons`: to find one in the icon theme GTK reads the theme,
    /// and loads what draws SVG, which takes more memory than a note does.
    /// Thread: GTK's.
    @MainActor
    static func show(on application: Application) {
        if let icon = Texture(file: PackageResources.window_png) { application.showIcon(icon) }
    }
}
