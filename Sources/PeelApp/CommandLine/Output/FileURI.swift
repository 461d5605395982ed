import CGtk
import NoteStore

/// The addresses of the files in a folder, which are exact for every name, UTF-8 or not.
struct FileURI {
    private let folder: String

    /// The addresses in a folder, by its complete path.
    init(folder: String) {
        self.folder = "file://" + Self.escaped(Array(folder.utf8), keeping: "/") + "/"
    }

    /// The address of a file.
    func of(_ name: NoteName) -> String {
        folder + Self.escaped(name.bytes, keeping: "")
    }

    private static func escaped(_ bytes: [UInt8], keeping kept: String) -> String {
        guard let text = g_uri_escape_bytes(bytes, gsize(bytes.count), kept) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
}
