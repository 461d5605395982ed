import CGtk

/// What settings there are: their keys, types, defaults and bounds.
///
/// Ownership: holds a reference of its own. Thread: any, one at a time.
public final class SettingsSchema {
    let schema: OpaquePointer

    private init(adopting schema: OpaquePointer) {
        self.schema = schema
    }

    deinit {
        g_settings_schema_unref(schema)
    }

    /// Looks a schema up where the system has it.
    ///
    /// That is in `$GSETTINGS_SCHEMA_DIR` and in `glib-2.0/schemas` of the data folders; what `g_settings_new` ends the
    /// process for is `nil` here.
    public static func installed(_ id: String) -> SettingsSchema? {
        // Borrowed, and NULL where no folder has any schema.
        guard let source = g_settings_schema_source_get_default() else { return nil }
        return g_settings_schema_source_lookup(source, id, 1).map(SettingsSchema.init(adopting:))
    }

    /// Looks a schema up in a folder.
    /// - Parameter folder: where a `gschemas.compiled` may be.
    /// - Returns: `nil` where there is none, or it cannot be read.
    public static func inFolder(_ folder: String, _ id: String) -> SettingsSchema? {
        guard let source = g_settings_schema_source_new_from_directory(folder, nil, 1, nil) else { return nil }
        defer { g_settings_schema_source_unref(source) }
        return g_settings_schema_source_lookup(source, id, 0).map(SettingsSchema.init(adopting:))
    }

    /// The names of the keys.
    public var keys: [String] { [String](adopting: g_settings_schema_list_keys(schema)) }

    /// The default of a key; `nil` where there is no such key, or its type is none of ours.
    public func initialValue(of key: String) -> SettingsValue? {
        withKey(key) { key in
            guard let variant = g_settings_schema_key_get_default_value(key) else { return nil }
            defer { g_variant_unref(variant) }
            return SettingsValue(variant)
        }
    }

    /// Whether a key can have a value, by its type and its bounds.
    public func allows(_ value: SettingsValue, for key: String) -> Bool {
        let isAllowed: Bool? = withKey(key) { key in
            guard let variant = value.variant else { return false }
            g_variant_ref_sink(variant)
            defer { g_variant_unref(variant) }
            return g_variant_is_of_type(variant, g_settings_schema_key_get_value_type(key)) != 0
                && g_settings_schema_key_range_check(key, variant) != 0
        }
        return isAllowed ?? false
    }

    private func withKey<Result>(_ name: String, _ body: (OpaquePointer) -> Result?) -> Result? {
        // A key that is not there would end the process.
        guard g_settings_schema_has_key(schema, name) != 0, let key = g_settings_schema_get_key(schema, name) else {
            return nil
        }
        defer { g_settings_schema_key_unref(key) }
        return body(key)
    }
}
