import GLib

/// Where preferences are kept.
@MainActor
protocol PreferenceStore: AnyObject {
    /// A key has another value now.
    var onChange: @MainActor (String) -> Void { get set }
    /// The value of a key, the default where none is set; `nil` where there is no such key.
    subscript(key: String) -> SettingsValue? { get }
    /// Sets a key.
    /// - Returns: whether it could be set.
    @discardableResult
    func set(_ key: String, to value: SettingsValue) -> Bool
    /// Has a key go back to its default.
    func reset(_ key: String)
    /// Whether the user may set a key.
    func isWritable(_ key: String) -> Bool
}

extension StoredSettings: PreferenceStore {}
