import CGtk
import GLib

/// Words with an underlined letter that, with Alt, leads to what they name.
///
/// The letter is the one after `_`.
public enum MnemonicLabel {
    /// Makes a label.
    @MainActor
    public static func make(_ words: String, for target: Widget? = nil) -> Label {
        let label = Label()
        gtk_label_set_text_with_mnemonic(label.opaque, words)
        if let target { gtk_label_set_mnemonic_widget(label.opaque, target.widget) }
        return label
    }

    /// The words without the sign for the letter.
    public static func plain(_ words: String) -> String {
        var result = ""
        var isSign = false
        for character in words {
            if character == "_", !isSign {
                isSign = true
            } else {
                result.append(character)
                isSign = false
            }
        }
        return result
    }
}
