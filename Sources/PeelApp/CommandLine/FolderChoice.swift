import CGtk
import GLib
import NoteStore

/// Which folder of notes is meant: the one of `--folder`, else that of `PEEL_FOLDER`, else the one that the user has
/// chosen in the preferences, else the usual one.
struct FolderChoice: Equatable {
    /// How the folder was named.
    enum Origin {
        /// By `--folder`.
        case option
        /// By `PEEL_FOLDER`.
        case environment
        /// By the preference.
        case preference
        /// Not at all.
        case usual
    }

    /// The variable that names the folder.
    static let variable = "PEEL_FOLDER"

    /// The folder's path, complete.
    let path: String
    /// How it was named.
    let origin: Origin

    /// Whether the user has named it, so that it is wrong where it is not there.
    var isNamed: Bool { origin != .usual }
    /// Whether it was named for this one start.
    var isNamedNow: Bool { origin == .option || origin == .environment }

    /// The folder that a command is to work on.
    /// - Throws: ``CommandError`` where the path cannot be one.
    @MainActor
    init(_ invocation: Invocation) throws {
        if let folder = invocation.options[CommandTable.folder.name] {
            try self.init(named: folder, by: CommandTable.folder.name, .option)
        } else if let named = try Self.ofEnvironment() {
            self = named
        } else {
            self = try Self.ofPreference(Preferences())
        }
    }

    private init(path: String, _ origin: Origin) {
        (self.path, self.origin) = (path, origin)
    }

    private init(named folder: RawArgument, by way: String, _ origin: Origin) throws {
        guard !folder.bytes.isEmpty else {
            throw CommandError.badUse(localized("%s is empty; it takes the path of a folder", way))
        }
        self.init(path: try Self.completePath(folder, way), origin)
    }

    /// The folder that `PEEL_FOLDER` names, nil where it names none.
    /// - Throws: ``CommandError`` where the path cannot be one.
    static func ofEnvironment() throws -> FolderChoice? {
        guard let value = g_getenv(variable), value[0] != 0 else { return nil }
        let bytes = Array(UnsafeRawBufferPointer(start: value, count: strlen(value)))
        return try FolderChoice(named: RawArgument(bytes: bytes), by: variable, .environment)
    }

    /// The folder that is used where this start names none.
    /// - Throws: ``CommandError`` where the preference is no complete path.
    @MainActor
    static func ofPreference(_ preferences: Preferences) throws -> FolderChoice {
        let folder = preferences.notesFolder
        guard !folder.isEmpty else { return FolderChoice(path: NoteFolder.usualPath, .usual) }
        guard folder.hasPrefix("/"), let complete = g_canonicalize_filename(folder, nil) else {
            throw CommandError.badUse(
                localized(
                    "the setting notes-folder “%s” is no complete path; choose another folder in the preferences, or: gsettings reset %s notes-folder",
                    VisibleText.line(folder), PreferenceSchema.id))
        }
        defer { g_free(complete) }
        return FolderChoice(path: String(cString: complete), .preference)
    }

    /// A path from the root on.
    /// - Parameter way: how the user has named it, for the error.
    /// - Throws: ``CommandError`` where it is no valid UTF-8.
    static func completePath(_ folder: RawArgument, _ way: String) throws -> String {
        guard let path = folder.text else {
            throw CommandError.badUse(
                localized("%s: the path of a folder must be valid UTF-8", "\(way) \(folder.quoted)"))
        }
        guard let complete = g_canonicalize_filename(path, nil) else { return path }
        defer { g_free(complete) }
        return String(cString: complete)
    }

    /// Makes a folder the one that this process and its children use, wherever they are.
    /// - Throws: ``CommandError`` where the path cannot be one.
    static func set(_ folder: RawArgument) throws {
        let choice = try FolderChoice(named: folder, by: CommandTable.folder.name, .option)
        g_setenv(variable, choice.path, 1)
    }

    /// The folder of notes.
    @MainActor
    func makeFolder() -> NoteFolder {
        let folder = NoteFolder(path: path)
        folder.mayBeMade = origin != .preference
        return folder
    }
}
