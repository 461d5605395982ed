import CGtk
import GLib

/// Where a note's content really is: the folder and name to rename onto, with symbolic links followed.
struct FilePlace {
    /// The folder that holds the file.
    let folder: FileDescriptor
    /// The file's name there.
    let name: NoteName

    /// A place that is known.
    init(folder: FileDescriptor, name: NoteName) {
        (self.folder, self.name) = (folder, name)
    }

    /// Follows a name of a folder of notes to its file.
    ///
    /// A link that leads nowhere counts as a file that has vanished, and is not written through.
    /// - Throws: ``StoreError`` or `FileSystemError`.
    init(_ name: NoteName, in folder: FileDescriptor, path: String) throws {
        var target = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = name.withCString { readlinkat(folder.number, $0, &target, target.count) }
        guard length >= 0 else {
            (self.folder, self.name) = (folder, name)
            return
        }
        let full = Array(path.utf8) + [0x2F] + name.bytes + [0]
        let resolved = full.withUnsafeBytes { buffer in
            buffer.baseAddress.flatMap { realpath($0.assumingMemoryBound(to: CChar.self), nil) }
        }
        guard let resolved else {
            let error = FileSystemError.last
            guard ![ENOENT, ENOTDIR, ELOOP].contains(error.code) else {
                throw StoreError.brokenLink(subject: name.description)
            }
            throw StoreError(reading: error, subject: name.description)
        }
        defer { free(resolved) }
        let bytes = Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
        guard let slash = bytes.lastIndex(of: 0x2F), let leaf = NoteName(bytes: Array(bytes[(slash + 1)...])) else {
            throw StoreError.notAFile(subject: name.description)
        }
        let parent = (slash == 0 ? [0x2F] : Array(bytes[..<slash])) + [0]
        let number = try parent.withUnsafeBytes { buffer in
            try FileSystemError.check {
                buffer.baseAddress.map {
                    peel_open($0.assumingMemoryBound(to: CChar.self), O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
                } ?? -1
            }
        }
        (self.folder, self.name) = (FileDescriptor(adopting: number), leaf)
    }
}
