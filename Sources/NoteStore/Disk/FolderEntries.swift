import CGtk
import GLib

/// The names in a folder, as they stood at one moment.
struct FolderEntries {
    /// All but `.` and `..`, in the system's order.
    private(set) var names: [NoteName] = []

    /// Reads an open folder; empty where it cannot be read.
    init(_ folder: FileDescriptor) {
        try? Self.forEach(in: folder) { entry in
            names.append(NoteName(fromSystem: peel_entry_name(entry)))
        }
    }

    /// Calls a closure with each entry but `.` and `..`, borrowed for the call.
    /// - Throws: `FileSystemError`.
    static func forEach(in folder: FileDescriptor, _ body: (UnsafePointer<dirent>) -> Void) throws {
        // A description of its own, since reading moves its place.
        let number = try FileSystemError.check {
            peel_openat(folder.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
        }
        guard let stream = fdopendir(number) else {
            let error = FileSystemError.last
            close(number)
            throw error
        }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            guard let name = peel_entry_name(entry) else { continue }
            if name[0] == 0x2E, name[1] == 0 || (name[1] == 0x2E && name[2] == 0) { continue }
            body(entry)
        }
    }
}
