import CGtk

/// Icons that a program brings with it.
extension Display {
    /// Has icons be looked for in a folder too, after those of the desktop.
    /// - Parameter folder: holds themes, such as `hicolor`.
    public func addIcons(in folder: String) {
        guard !iconFolders.contains(folder) else { return }
        gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(opaque), folder)
    }

    /// The folders where icons are looked for, in their order.
    public var iconFolders: [String] {
        guard let paths = gtk_icon_theme_get_search_path(gtk_icon_theme_get_for_display(opaque)) else { return [] }
        defer { g_strfreev(paths) }
        var folders: [String] = []
        while let path = paths[folders.count] { folders.append(String(cString: path)) }
        return folders
    }
}
