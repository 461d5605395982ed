import CGtk
import GLib

/// The desktop's own dialog that asks for a folder; in a sandbox that is the portal's.
public final class FolderChooser: GObjectRef {
    /// Makes a dialog, not shown yet.
    /// - Parameters:
    ///   - title: what is asked.
    ///   - folder: where it begins.
    ///   - parent: the window that it belongs to.
    public init(title: String, folder: String, parent: Window) {
        let chooser = gtk_file_chooser_native_new(
            title, parent.cast(), GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, nil, nil)
        super.init(adopting: UnsafeMutableRawPointer(chooser))
        gtk_native_dialog_set_modal(cast(), 1)
        let file = g_file_new_for_path(folder)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        gtk_file_chooser_set_current_folder(opaque, file, nil)
    }

    /// Shows the dialog.
    ///
    /// The dialog lives until it is answered.
    /// - Parameter onAnswer: gets the path, or nil where there is none; capture what is above weakly.
    public func ask(_ onAnswer: @escaping @MainActor (String?) -> Void) {
        var keepsItself: FolderChooser? = self
        connect(SignalName<IntegerSignature>("response")) { response in
            guard let chooser = keepsItself else { return }
            keepsItself = nil
            onAnswer(response == GTK_RESPONSE_ACCEPT.rawValue ? chooser.path : nil)
        }
        gtk_native_dialog_show(cast())
    }

    private var path: String? {
        guard let file = gtk_file_chooser_get_file(opaque) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        guard let path = g_file_get_path(file) else { return nil }
        defer { g_free(path) }
        return String(cString: path)
    }
}
