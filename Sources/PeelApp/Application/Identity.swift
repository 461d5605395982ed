import CGtk
import GLib
import NoteStore

/// What the program is called, and by whom.
enum Identity {
    /// The name on the session bus and of the desktop file.
    static let applicationID = "io.github.peel_notes.Peel"
    /// The command, and the class of its windows.
    static let programName = "peel"

    /// The name on the session bus for the notes in a folder.
    ///
    /// Each folder has a process of its own: starting the program for one must not bring forward the notes of another.
    /// - Parameter folder: the path; the one that is used where nothing else is said has the plain name.
    static func applicationID(forFolder folder: String) -> String {
        guard folder != usualFolder, let path = g_canonicalize_filename(folder, nil) else { return applicationID }
        defer { g_free(path) }
        guard let digest = g_compute_checksum_for_string(G_CHECKSUM_SHA256, path, -1) else { return applicationID }
        defer { g_free(digest) }
        return applicationID + ".Folder" + String(cString: digest).prefix(16)
    }

    /// Takes the usual folder from preferences that have been read already.
    ///
    /// The first time counts. Thread: GTK's.
    @MainActor static func learnUsualFolder(from preferences: Preferences) {
        guard known == nil else { return }
        known = (try? FolderChoice.ofPreference(preferences))?.path ?? NoteFolder.usualPath
    }

    /// The folder that was used at this process's start where none was named: the preference's, else the usual one.
    ///
    /// Thread: GTK's.
    private static var usualFolder: String {
        enterMainActor(with: ()) {
            if known == nil { learnUsualFolder(from: Preferences(complain: { _ in })) }
            return known ?? NoteFolder.usualPath
        }
    }

    @MainActor private static var known: String?
}
