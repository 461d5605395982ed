import CGtk
import GLib
import Gtk

/// Whether the notes come after login.
@MainActor
final class AutostartRow: PreferenceRow {
    let widget: Widget
    private let button = PreferenceLayout.check(localized("Show my notes after lo_gin"))
    private let hint = PreferenceLayout.hint()
    private let autostart: Autostart
    private let preferences: Preferences
    private var isRefreshing = false
    private var isWaiting = false

    init(_ preferences: Preferences, _ autostart: Autostart) {
        (self.preferences, self.autostart) = (preferences, autostart)
        hint.setMargins(top: 0, left: 20, bottom: 0, right: 0)
        widget = PreferenceLayout.column([button, hint], spacing: 2)
        explain(Self.usualHint)
        refresh()
        button.connect(.toggled) { [weak self] in self?.isToggled() }
    }

    func refresh() {
        isRefreshing = true
        defer { isRefreshing = false }
        let isOn = autostart.isOn
        button.isActive = isOn
        button.isSensitive = !isWaiting && preferences.isWritable(.startAtLogin)
        // What somebody has done to the file is the user's choice too.
        if preferences.startAtLogin != isOn, !isWaiting { preferences.startAtLogin = isOn }
    }

    private func isToggled() {
        guard !isRefreshing else { return }
        isWaiting = true
        autostart.set(button.isActive) { [weak self] error in
            guard let self else { return }
            isWaiting = false
            explain(error?.sentence ?? Self.usualHint)
            refresh()
        }
        refreshSensitivity()
    }

    private func refreshSensitivity() { button.isSensitive = !isWaiting && preferences.isWritable(.startAtLogin) }

    private func explain(_ words: String) {
        hint.text = words
        // A change of the focus's description is spoken.
        button.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: words)
    }

    private static var usualHint: String { localized("Those that were open; where none was, nothing is shown.") }
}
