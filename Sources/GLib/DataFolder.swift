import CGtk

/// Where the program's own data is: the settings' schema, the translations, the icons.
///
/// It is found from where the program is and not built in, so that one program works under any prefix, in a sandbox
/// and uninstalled.
///
/// Thread: any.
public enum DataFolder {
    /// The folder, laid out as a prefix's `share` is; `nil` where none goes with the program.
    public static let path: String? = programFolder.flatMap(folder(beside:))

    /// The part of the folder for a purpose, for example `locale`; `nil` where it is not there.
    /// - Parameter part: a path below the folder.
    public static func path(of part: String) -> String? {
        guard let folder = path.map({ $0 + "/" + part }), isFolder(folder) else { return nil }
        return folder
    }

    /// The data that goes with a program in a folder.
    ///
    /// Uninstalled it is the program's neighbour, installed it is the neighbour of `bin`. Either counts only where
    /// something of Peel's is in it: other programs have theirs there too.
    static func folder(beside programFolder: String) -> String? {
        ["share", "../share"].lazy.map { canonical(programFolder + "/" + $0) }.first { folder in
            g_file_test(folder + "/" + mark, G_FILE_TEST_EXISTS) != 0
        }
    }

    /// What shows that a folder holds Peel's data.
    private static let mark = "icons/hicolor/scalable/apps/io.github.peel_notes.Peel.svg"

    /// Where the program is, with links followed.
    private static var programFolder: String? {
        guard let program = g_file_read_link("/proc/self/exe", nil) else { return nil }
        defer { g_free(program) }
        guard let folder = g_path_get_dirname(program) else { return nil }
        defer { g_free(folder) }
        return String(cString: folder)
    }

    private static func canonical(_ path: String) -> String {
        guard let canonical = g_canonicalize_filename(path, nil) else { return path }
        defer { g_free(canonical) }
        return String(cString: canonical)
    }

    private static func isFolder(_ path: String) -> Bool {
        g_file_test(path, G_FILE_TEST_IS_DIR) != 0
    }
}
