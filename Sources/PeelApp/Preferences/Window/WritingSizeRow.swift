import CGtk
import GLib
import Gtk

/// How large the writing is.
@MainActor
final class WritingSizeRow: PreferenceRow {
    let widget: Widget
    private let field: SpinButton
    private let preferences: Preferences

    init(_ preferences: Preferences) {
        self.preferences = preferences
        let words = localized("_Size of the writing, in points")
        field = SpinButton(PreferenceKey.writingSizes, step: 1, name: MnemonicLabel.plain(words))
        widget = PreferenceLayout.beside(PreferenceLayout.title(words, for: field), field)
        refresh()
        field.connect(.valueChanged) { [weak self] in
            guard let self, self.preferences.writingSize != self.field.value else { return }
            self.preferences.writingSize = self.field.value
        }
    }

    func refresh() {
        field.value = preferences.writingSize
        field.isSensitive = preferences.isWritable(.writingSize)
    }
}
