import CGtk
import GLib

/// The desktop's own dialog that asks for a file or a folder; in a sandbox it is the portal's.
///
/// Ownership: it lives until it is answered.
public class NativeFileChooser: GObjectRef {
    /// Makes a dialog, not shown yet.
    /// - Parameters:
    ///   - action: what is chosen.
    ///   - title: what is asked.
    ///   - parent: the window that it belongs to.
    init(_ action: GtkFileChooserAction, title: String, parent: Window) {
        super.init(
            adopting: UnsafeMutableRawPointer(gtk_file_chooser_native_new(title, parent.cast(), action, nil, nil)))
        gtk_native_dialog_set_modal(cast(), 1)
        DialogCare.keepRoles()
    }

    /// Shows the dialog.
    /// - Parameter onAnswer: gets the path, or nil where there is none; capture what is above weakly.
    public final func ask(_ onAnswer: @escaping @MainActor (String?) -> Void) {
        var keepsItself: NativeFileChooser? = self
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
