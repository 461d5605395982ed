import CGtk
import GLib
import NoteStore

/// The copy of a note that the editor works on, in a folder of its own that only this user can read.
struct EditedCopy {
    /// The copy's path.
    let path: String
    private let folder: String

    /// Makes a copy.
    /// - Parameters:
    ///   - bytes: the note's file.
    ///   - name: the note's name, which the copy bears where an editor can show it.
    /// - Throws: ``CommandError`` where there is no room for it.
    init(of bytes: [UInt8], named name: NoteName) throws {
        do {
            folder = try throwingGError { error in
                guard let made = g_dir_make_tmp("peel-XXXXXX", error) else { return "" }
                defer { g_free(made) }
                return String(cString: made)
            }
            // Editors choose by the ending how to show a file.
            let isPlain = name.description.utf8.elementsEqual(name.bytes)
            path = folder + "/" + (isPlain ? name.description : "note.md")
            let file = try FileDescriptor(path: path, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
            try file.write(bytes)
        } catch {
            throw CommandError.failed(
                localized("no copy to edit can be made: %s", VisibleText.line("\(error)")))
        }
    }

    /// What the copy holds now.
    /// - Throws: ``CommandError`` where it cannot be read, or is too large for a note.
    func read() throws -> [UInt8] {
        do {
            let file = try FileDescriptor(path: path, flags: O_RDONLY)
            let bytes = try file.read(atMost: NoteLimits.fileSize + 1, expecting: Int(file.status().st_size))
            guard bytes.count <= NoteLimits.fileSize else { throw StoreError.tooLarge(subject: path) }
            return bytes
        } catch {
            throw CommandError.failed(
                localized(
                    "what the editor has written to “%s” cannot be read: %s", VisibleText.line(path),
                    VisibleText.line("\(error)")))
        }
    }

    /// Removes the copy, and what the editor has left beside it.
    func remove() {
        if let directory = g_dir_open(folder, 0, nil) {
            while let name = g_dir_read_name(directory) { unlink(folder + "/" + String(cString: name)) }
            g_dir_close(directory)
        }
        rmdir(folder)
    }
}
