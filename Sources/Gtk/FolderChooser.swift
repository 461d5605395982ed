import CGtk
import GLib

/// The desktop's own dialog that asks for a folder.
public final class FolderChooser: NativeFileChooser {
    /// Makes a dialog, not shown yet.
    /// - Parameters:
    ///   - title: what is asked.
    ///   - folder: where it begins.
    ///   - parent: the window that it belongs to.
    public init(title: String, folder: String, parent: Window) {
        super.init(GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, title: title, parent: parent)
        let file = g_file_new_for_path(folder)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        gtk_file_chooser_set_current_folder(opaque, file, nil)
    }
}
