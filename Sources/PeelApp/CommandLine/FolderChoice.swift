import CGtk

/// Which folder of notes is meant.
enum FolderChoice {
    /// The variable that names the folder.
    static let variable = "PEEL_FOLDER"

    /// Makes a folder the one that this process and its children use.
    static func set(_ folder: RawArgument) {
        folder.withCString { _ = g_setenv(variable, $0, 1) }
    }
}
