import GLib

/// Preferences that last as long as the process: for a program that is not installed.
@MainActor
final class MemoryPreferences: PreferenceStore {
    var onChange: @MainActor (String) -> Void = { _ in }
    private var values: [String: SettingsValue] = [:]

    subscript(key: String) -> SettingsValue? { values[key] ?? PreferenceTable.initialValues[key] }

    @discardableResult
    func set(_ key: String, to value: SettingsValue) -> Bool {
        guard PreferenceTable.initialValues[key] != nil else { return false }
        let before = self[key]
        values[key] = value
        if value != before { onChange(key) }
        return true
    }

    func reset(_ key: String) {
        guard let before = values.removeValue(forKey: key), before != self[key] else { return }
        onChange(key)
    }

    func isWritable(_ key: String) -> Bool { PreferenceTable.initialValues[key] != nil }
}
