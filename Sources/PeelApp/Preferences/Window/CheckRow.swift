import CGtk
import GLib
import Gtk

/// A preference that is on or off.
@MainActor
final class CheckRow: PreferenceRow {
    let widget: Widget
    private let button: CheckButton
    private let preferences: Preferences
    private let key: PreferenceKey<Bool>

    init(_ preferences: Preferences, _ key: PreferenceKey<Bool>, _ words: String, hint: String = "") {
        (self.preferences, self.key) = (preferences, key)
        button = PreferenceLayout.check(words)
        var parts: [Widget] = [button]
        if !hint.isEmpty {
            let label = PreferenceLayout.hint(hint)
            label.setMargins(top: 0, left: 20, bottom: 0, right: 0)
            parts.append(label)
            button.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: hint)
        }
        widget = PreferenceLayout.column(parts, spacing: 2)
        refresh()
        button.connect(.toggled) { [weak self] in
            guard let self, self.preferences[self.key] != self.button.isActive else { return }
            self.preferences[self.key] = self.button.isActive
        }
    }

    func refresh() {
        button.isActive = preferences[key]
        button.isSensitive = preferences.isWritable(key)
    }
}
