import CGtk
import GLib
import Gtk

/// The format of a new note's date, with how today looks in it.
@MainActor
final class DateFormatRow: PreferenceRow {
    let widget: Widget
    private let field: Entry
    private let preview = PreferenceLayout.hint()
    private let preferences: Preferences
    private var isRefreshing = false

    init(_ preferences: Preferences) {
        self.preferences = preferences
        let words = localized("_Date of a new note")
        field = Entry(name: MnemonicLabel.plain(words))
        field.placeholder = localized("as in your language")
        // GTK asks for no room for these words.
        field.widthInCharacters = max(16, field.placeholder.count)
        let hint = PreferenceLayout.hint(
            localized("%%e is the day, %%B the month, %%A the weekday, %%Y the year, %%x the short date.", ""))
        widget = PreferenceLayout.column([
            PreferenceLayout.beside(PreferenceLayout.title(words, for: field), field), preview, hint,
        ])
        refresh()
        field.connect(.changed) { [weak self] in self?.isChanged() }
    }

    func refresh() {
        isRefreshing = true
        defer { isRefreshing = false }
        if field.text != preferences.dateFormat { field.text = preferences.dateFormat }
        field.isSensitive = preferences.isWritable(.dateFormat)
        show(preferences.dateFormat)
    }

    private func isChanged() {
        guard !isRefreshing else { return }
        let format = field.text
        show(format)
        // What is no format yet is not kept: one may be in the middle of typing it.
        if Today.isFormat(format), preferences.dateFormat != format { preferences.dateFormat = format }
    }

    private func show(_ format: String) {
        let words =
            Today.isFormat(format)
            ? localized("Today: %s", Today.label(format))
            : localized("This is no date format: after %% comes a letter such as e, B or Y.", "")
        preview.text = words
        field.setStyleClass("error", !Today.isFormat(format))
        // A change of the focused field's description is spoken.
        field.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: words)
    }
}
