import CGtk

@testable import PeelApp

extension FolderRow {
    /// What the row says now.
    var said: String { question.isVisible ? words.text : "" }

    /// Presses the button of some words, as the user would: one that is shown.
    func press(_ words: String) {
        for button in [use, move, cancel] where button.words == words && button.isVisible {
            var value = GValue()
            g_value_init(&value, gtk_button_get_type())
            g_value_set_object(&value, button.pointer)
            g_signal_emitv(&value, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
            g_value_unset(&value)
            return
        }
    }
}
