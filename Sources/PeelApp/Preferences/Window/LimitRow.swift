import CGtk
import GLib
import Gtk

/// How much can be written on a note, if that is limited.
@MainActor
final class LimitRow: PreferenceRow {
    let widget: Widget
    private let check: CheckButton
    private let field: SpinButton
    private let preferences: Preferences
    private var isRefreshing = false

    init(_ preferences: Preferences) {
        self.preferences = preferences
        check = PreferenceLayout.check(localized("_Limit the characters on a note"))
        let bounds = 1...Double(PreferenceKey.characterLimits.upperBound)
        field = SpinButton(bounds, step: 10, name: localized("Most characters on a note"))
        let hint = PreferenceLayout.hint(localized("A note that holds more already keeps all of it."))
        hint.setMargins(top: 0, left: 20, bottom: 0, right: 0)
        check.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: hint.text)
        widget = PreferenceLayout.column([PreferenceLayout.beside(check, field), hint], spacing: 2)
        field.value = Double(PreferenceKey.characterLimit.initial)
        refresh()
        check.connect(.toggled) { [weak self] in self?.isChanged() }
        field.connect(.valueChanged) { [weak self] in self?.isChanged() }
    }

    func refresh() {
        isRefreshing = true
        defer { isRefreshing = false }
        let limit = preferences.characterLimit
        check.isActive = limit > 0
        // While there is no limit the field keeps the last one.
        if limit > 0 { field.value = Double(limit) }
        let isWritable = preferences.isWritable(.characterLimit)
        check.isSensitive = isWritable
        field.isSensitive = isWritable && limit > 0
    }

    private func isChanged() {
        guard !isRefreshing else { return }
        let limit = check.isActive ? Int(field.value) : 0
        if preferences.characterLimit != limit { preferences.characterLimit = limit }
    }
}
