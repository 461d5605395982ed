import GLib

/// Where the schema of the preferences is found.
enum PreferenceSchema {
    /// The schema's name.
    static let id = Identity.applicationID

    /// Finds the schema: with the program, whose own it is, else where the system has it.
    /// - Returns: `nil` where there is none, or one that lacks some of our keys, being another version's.
    static func find() -> SettingsSchema? {
        let own = DataFolder.path(of: "glib-2.0/schemas").flatMap { SettingsSchema.inFolder($0, id) }
        if let own, fits(own) { return own }
        return SettingsSchema.installed(id).flatMap { fits($0) ? $0 : nil }
    }

    /// Whether a schema has all our keys, with our types.
    static func fits(_ schema: SettingsSchema) -> Bool {
        PreferenceTable.initialValues.allSatisfy { schema.allows($1, for: $0) }
    }
}
