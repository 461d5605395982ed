import CGtk

/// The user's settings where the system keeps them: dconf, a key file in a sandbox, or what `GSETTINGS_BACKEND` says.
///
/// Ownership: holds the GSettings object. Thread: GTK's.
@MainActor
public final class StoredSettings {
    private let settings: GObjectRef
    private let schema: SettingsSchema
    private var connection: SignalConnection?

    /// A key has another value now, whoever has changed it.
    public var onChange: @MainActor (String) -> Void = { _ in }

    /// The settings of a schema.
    public init(_ schema: SettingsSchema) {
        self.schema = schema
        settings = GObjectRef(adopting: UnsafeMutableRawPointer(g_settings_new_full(schema.schema, nil, nil)))
        // GSettings tells only of keys that have been read while somebody listened.
        connection = settings.connect(SignalName<SettingsSignature>("changed")) { [weak self] in self?.onChange($0) }
        for key in schema.keys { _ = self[key] }
    }

    /// The value of a key: the default where none is set, or what is set is out of bounds.
    ///
    /// `nil` where there is no such key.
    public subscript(key: String) -> SettingsValue? {
        guard schema.initialValue(of: key) != nil, let variant = g_settings_get_value(settings.cast(), key) else {
            return nil
        }
        defer { g_variant_unref(variant) }
        return SettingsValue(variant)
    }

    /// Sets a key; what is out of bounds is not set.
    /// - Returns: whether it could be set: the administrator may have locked it.
    @discardableResult
    public func set(_ key: String, to value: SettingsValue) -> Bool {
        guard schema.allows(value, for: key), isWritable(key) else { return false }
        return g_settings_set_value(settings.cast(), key, value.variant) != 0
    }

    /// Has a key go back to its default.
    public func reset(_ key: String) {
        guard schema.initialValue(of: key) != nil, isWritable(key) else { return }
        g_settings_reset(settings.cast(), key)
    }

    /// Whether a key can be set by the user.
    public func isWritable(_ key: String) -> Bool {
        schema.initialValue(of: key) != nil && g_settings_is_writable(settings.cast(), key) != 0
    }

    /// Has what settings are kept in be loaded, so that the first settings find it there.
    ///
    /// Thread: any.
    public nonisolated static func loadAhead(_ schema: SettingsSchema) {
        g_object_unref(g_settings_new_full(schema.schema, nil, nil))
    }

    /// Waits until what was set is where it is kept; before the process ends.
    public static func sync() { g_settings_sync() }
}

/// The signature of GSettings' `changed`: the key.
private enum SettingsSignature: SignalSignature {
    typealias Handler = @MainActor (String) -> Void
    private typealias Function =
        @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void
    static var trampoline: GCallback {
        let function: Function = { _, key, data in
            guard let key else { return }
            enterMainActor(with: (String(cString: key), data)) { key, data in
                ClosureBox<Handler>.borrowed(data)?.function(key)
            }
        }
        return unsafeBitCast(function, to: GCallback.self)
    }
}
