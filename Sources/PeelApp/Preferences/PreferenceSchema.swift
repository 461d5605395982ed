import CGtk
import GLib

/// Where the schema of the preferences is found.
enum PreferenceSchema {
    /// The schema's name.
    static let id = Identity.applicationID

    /// Finds the schema: with the program, whose own it is, else where the system has it.
    /// - Returns: `nil` where there is none, or one that lacks some of our keys, being another version's.
    static func find() -> SettingsSchema? {
        let own = folderOfProgram.flatMap { SettingsSchema.inFolder($0, id) }
        return [own, SettingsSchema.installed(id)].compactMap { $0 }.first(where: fits)
    }

    /// The folder of schemas that belongs to where the program is: `../share/glib-2.0/schemas`, as under a prefix.
    private static var folderOfProgram: String? {
        guard let program = g_file_read_link("/proc/self/exe", nil) else { return nil }
        defer { g_free(program) }
        guard let folder = g_path_get_dirname(program) else { return nil }
        defer { g_free(folder) }
        guard let path = g_canonicalize_filename("../share/glib-2.0/schemas", folder) else { return nil }
        defer { g_free(path) }
        return String(cString: path)
    }

    /// Whether a schema has all our keys, with our types.
    static func fits(_ schema: SettingsSchema) -> Bool {
        PreferenceTable.initialValues.allSatisfy { schema.allows($1, for: $0) }
    }
}
