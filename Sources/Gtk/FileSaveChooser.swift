import CGtk
import GLib

/// The desktop's own dialog that asks where to save a file.
public final class FileSaveChooser: NativeFileChooser {
    /// Makes a dialog, not shown yet.
    /// - Parameters:
    ///   - title: what is asked.
    ///   - name: the file name that is proposed.
    ///   - parent: the window that it belongs to.
    public init(title: String, name: String, parent: Window) {
        super.init(GTK_FILE_CHOOSER_ACTION_SAVE, title: title, parent: parent)
        gtk_file_chooser_set_current_name(opaque, name)
    }
}
