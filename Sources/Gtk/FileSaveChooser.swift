import CGtk
import GLib

/// The desktop's own dialog that asks where to save a file.
public final class FileSaveChooser: GObjectRef {
    /// Makes a dialog, not shown yet.
    /// - Parameters:
    ///   - title: what is asked.
    ///   - name: the file name that is proposed.
    ///   - parent: the window that it belongs to.
    public init(title: String, name: String, parent: Window) {
        let chooser = gtk_file_chooser_native_new(
            title, parent.cast(), GTK_FILE_CHOOSER_ACTION_SAVE, nil, nil)
        super.init(adopting: UnsafeMutableRawPointer(chooser))
        gtk_file_chooser_set_current_name(opaque, name)
    }

    /// Shows the dialog.
    ///
    /// The dialog lives until it is answered.
    /// - Parameter onAnswer: gets the path, or nil where there is none; capture what is above weakly.
    public func ask(_ onAnswer: @escaping @MainActor (String?) -> Void) {
        var keepsItself: FileSaveChooser? = self
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
