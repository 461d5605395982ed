import CGtk
import GLib
import Gtk

/// A preference of which one of a few is chosen.
@MainActor
final class ChoiceRow<Value: PreferenceValue>: PreferenceRow {
    let widget: Widget
    private var buttons: [(value: Value, button: CheckButton)] = []
    private let preferences: Preferences
    private let key: PreferenceKey<Value>

    /// Makes a row.
    /// - Parameters:
    ///   - words: what is chosen.
    ///   - choices: what there is to choose, each with its own words.
    init(
        _ preferences: Preferences, _ key: PreferenceKey<Value>, _ words: String,
        _ choices: [(value: Value, words: String)]
    ) {
        (self.preferences, self.key) = (preferences, key)
        let title = PreferenceLayout.title(words)
        let column = PreferenceLayout.column([title])
        column.setAccessibleRole(GTK_ACCESSIBLE_ROLE_RADIO_GROUP)
        column.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: words)
        widget = column
        for choice in choices {
            let button = PreferenceLayout.check(choice.words)
            if let first = buttons.first { button.join(first.button) }
            buttons.append((choice.value, button))
            column.append(button)
        }
        refresh()
        for (value, button) in buttons {
            button.connect(.toggled) { [weak self, weak button] in
                guard let self, button?.isActive == true, self.preferences[self.key] != value else { return }
                self.preferences[self.key] = value
            }
        }
    }

    func refresh() {
        let now = preferences[key]
        for (value, button) in buttons {
            if value == now { button.isActive = true }
            button.isSensitive = preferences.isWritable(key)
        }
    }
}
