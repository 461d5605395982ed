import GLib

/// All preferences, with what their values are where the user has set none.
enum PreferenceTable {
    /// The defaults by the keys' names.
    static let initialValues: [String: SettingsValue] = [
        entry(.notesFolder), entry(.motion), entry(.breeze), entry(.grain), entry(.randomTilt), entry(.writingFont),
        entry(.writingSize), entry(.characterLimit), entry(.showCount), entry(.newNoteColor), entry(.lastColor),
        entry(.startAtLogin), entry(.dateFormat), entry(.emptyTrash), entry(.boardSort),
    ].reduce(into: [:]) { $0[$1.0] = $1.1 }

    private static func entry<Value>(_ key: PreferenceKey<Value>) -> (String, SettingsValue) {
        (key.name, key.initial.settingsValue)
    }
}
