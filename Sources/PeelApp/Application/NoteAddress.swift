import CGtk
import NoteStore

/// What somebody calls a note who has only text to say it with: the file's address, its name, or what `peel` takes for
/// NAME.
struct NoteAddress {
    private let text: String

    /// An address as it came.
    init(_ text: String) {
        self.text = text
    }

    /// The address of a note of a folder that is exact: the name, or where that is no text the file's address.
    static func exact(_ name: NoteName, in folder: String) -> String {
        RawArgument(bytes: name.bytes).text ?? FileURI(folder: folder).of(name)
    }

    /// The name of the file that is meant.
    ///
    /// A file that is called so needs no look at the others; else all of the folder is read.
    /// - Throws: ``CommandError`` where none is meant or several may be, `StoreError`.
    @MainActor
    func find(in folder: NoteFolder) throws -> NoteName {
        if let name = nameOfURI(in: folder.path) { return name }
        if let name = NoteName(text), folder.contains(name) { return name }
        try folder.refresh()
        return try NoteFinder.find(RawArgument(text), in: folder).name
    }

    private func nameOfURI(in folder: String) -> NoteName? {
        guard text.hasPrefix("file:"), let path = g_filename_from_uri(text, nil, nil) else { return nil }
        defer { g_free(path) }
        let bytes = Array(UnsafeRawBufferPointer(start: path, count: strlen(path)))
        guard let slash = bytes.lastIndex(of: 0x2F), bytes[..<slash] == Array(folder.utf8)[...] else { return nil }
        return NoteName(bytes: Array(bytes[(slash + 1)...]))
    }
}
