import CGtk
import GLib

/// A dialog that asks for the family of a font.
@MainActor
public enum FontChooser {
    /// Shows a dialog; it ends itself when it is answered.
    /// - Parameters:
    ///   - title: what is asked.
    ///   - family: the one that is chosen at first; empty for none.
    ///   - parent: the window that it belongs to.
    ///   - onAnswer: gets the family where one was chosen; capture what is above weakly.
    /// - Returns: the dialog, which GTK keeps.
    @discardableResult
    public static func ask(
        title: String, family: String, parent: Window, _ onAnswer: @escaping @MainActor (String) -> Void
    ) -> Window {
        let dialog = Window(gtk_font_chooser_dialog_new(title, parent.cast()))
        gtk_font_chooser_set_level(dialog.opaque, GTK_FONT_CHOOSER_LEVEL_FAMILY)
        if !family.isEmpty { gtk_font_chooser_set_font(dialog.opaque, family + " 18") }
        gtk_window_set_modal(dialog.cast(), 1)
        gtk_window_set_destroy_with_parent(dialog.cast(), 1)
        var keepsItself: Window? = dialog
        dialog.connect(SignalName<IntegerSignature>("response")) { response in
            guard let dialog = keepsItself else { return }
            keepsItself = nil
            let chosen = response == GTK_RESPONSE_OK.rawValue ? chosenFamily(dialog) : nil
            dialog.destroy()
            if let chosen { onAnswer(chosen) }
        }
        dialog.present()
        return dialog
    }

    private static func chosenFamily(_ dialog: Window) -> String? {
        guard let family = gtk_font_chooser_get_font_family(dialog.opaque),
            let name = pango_font_family_get_name(family)
        else { return nil }
        return String(cString: name)
    }
}
