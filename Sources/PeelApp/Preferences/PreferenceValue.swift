import GLib

/// A Swift type that a preference can have.
protocol PreferenceValue: Equatable, Sendable {
    /// The value as it is stored.
    var settingsValue: SettingsValue { get }
    /// Reads a stored value; `nil` where it is none of this type.
    init?(_ value: SettingsValue)
}

extension String: PreferenceValue {
    var settingsValue: SettingsValue { .text(self) }
    init?(_ value: SettingsValue) {
        guard case .text(let text) = value else { return nil }
        self = text
    }
}

extension Bool: PreferenceValue {
    var settingsValue: SettingsValue { .truth(self) }
    init?(_ value: SettingsValue) {
        guard case .truth(let truth) = value else { return nil }
        self = truth
    }
}

extension Int: PreferenceValue {
    var settingsValue: SettingsValue { .integer(Int32(clamping: self)) }
    init?(_ value: SettingsValue) {
        guard case .integer(let integer) = value else { return nil }
        self = Int(integer)
    }
}

extension Double: PreferenceValue {
    var settingsValue: SettingsValue { .number(self) }
    init?(_ value: SettingsValue) {
        guard case .number(let number) = value else { return nil }
        self = number
    }
}

/// A choice of a few, stored by its word.
protocol PreferenceChoice: PreferenceValue, CaseIterable, RawRepresentable<String> {}

extension PreferenceChoice {
    var settingsValue: SettingsValue { .text(rawValue) }
    init?(_ value: SettingsValue) {
        guard case .text(let word) = value else { return nil }
        self.init(rawValue: word)
    }
}
