import CGtk
import GLib

/// GTK's own dialog that asks for a colour.
///
/// Ownership: as ``Window``; it ends itself when it is answered.
public final class ColorDialog: Window {
    /// Makes a dialog, not shown yet.
    /// - Parameters:
    ///   - title: what is asked.
    ///   - parent: the window that it belongs to and keeps the input from.
    public convenience init(title: String, parent: Window) {
        // Only a new dialog can be told to have its buttons in a header bar, as the desktop's own have.
        let object = Int32(1).withGValue { value in
            var names: [UnsafePointer<CChar>?] = [g_intern_string("use-header-bar")]
            return g_object_new_with_properties(gtk_color_chooser_dialog_get_type(), 1, &names, value)
        }
        self.init(UnsafeMutableRawPointer(object)?.assumingMemoryBound(to: GtkWidget.self))
        self.title = title
        setTransient(for: parent)
        gtk_color_chooser_set_use_alpha(opaque, 0)
        gtk_window_set_modal(cast(), 1)
    }

    /// The colour that is chosen: red, green and blue, 0...1 each.
    public var color: (red: Double, green: Double, blue: Double) {
        get {
            var color = GdkRGBA()
            gtk_color_chooser_get_rgba(opaque, &color)
            return (Double(color.red), Double(color.green), Double(color.blue))
        }
        set {
            var color = GdkRGBA(
                red: Float(newValue.red), green: Float(newValue.green), blue: Float(newValue.blue), alpha: 1)
            gtk_color_chooser_set_rgba(opaque, &color)
        }
    }

    /// Shows the dialog.
    /// - Parameter onAnswer: gets the colour, or nil where there is none; capture what is above weakly.
    public func ask(_ onAnswer: @escaping @MainActor ((red: Double, green: Double, blue: Double)?) -> Void) {
        var keepsItself: ColorDialog? = self
        connect(SignalName<IntegerSignature>("response")) { response in
            guard let dialog = keepsItself else { return }
            keepsItself = nil
            let color = response == GTK_RESPONSE_OK.rawValue ? dialog.color : nil
            dialog.destroy()
            onAnswer(color)
        }
        present()
    }
}
