import CGtk
import GLib
import NoteStore

/// Which folder of notes is meant: the one of `--folder`, else that of `PEEL_FOLDER`, else the user's own.
struct FolderChoice {
    /// The variable that names the folder.
    static let variable = "PEEL_FOLDER"

    /// The folder's path, complete.
    let path: String
    /// Whether the user has named it, so that it is wrong where it is not there.
    let isNamed: Bool

    /// The folder that a command is to work on.
    /// - Throws: ``CommandError`` where the path cannot be one.
    init(_ invocation: Invocation) throws {
        if let folder = invocation.options[CommandTable.folder.name] {
            try self.init(named: folder, by: CommandTable.folder.name)
        } else if let value = g_getenv(Self.variable), value[0] != 0 {
            let bytes = Array(UnsafeRawBufferPointer(start: value, count: strlen(value)))
            try self.init(named: RawArgument(bytes: bytes), by: Self.variable)
        } else {
            self.init(path: NoteFolder.defaultPath, isNamed: false)
        }
    }

    private init(path: String, isNamed: Bool) {
        self.path = path
        self.isNamed = isNamed
    }

    private init(named folder: RawArgument, by way: String) throws {
        guard !folder.bytes.isEmpty else {
            throw CommandError.badUse(localized("%s is empty; it takes the path of a folder", way))
        }
        self.init(path: try Self.completePath(folder, way), isNamed: true)
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
        let choice = try FolderChoice(named: folder, by: CommandTable.folder.name)
        g_setenv(variable, choice.path, 1)
    }
}
