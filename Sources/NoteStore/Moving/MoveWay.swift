import CGtk
import GLib

/// What a ``FolderMove`` does with single files and the ways to them.
enum MoveWay {
    /// Opens a folder within a folder of notes.
    /// - Throws: `StoreError`.
    static func open(_ way: some Sequence<NoteName>, in disk: NoteDisk) throws -> FileDescriptor {
        var folder = try disk.openFolder()
        for name in way {
            folder = try disk.naming(name) {
                try name.withCString {
                    try FileDescriptor(in: folder, name: $0, flags: O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
                }
            }
        }
        return folder
    }

    /// Whether anything has a name, a link that leads nowhere among them.
    static func isTaken(_ name: NoteName, in folder: FileDescriptor) -> Bool {
        var status = stat()
        return name.withCString { fstatat(folder.number, $0, &status, AT_SYMLINK_NOFOLLOW) } == 0
    }

    /// Whether a name stands for the same in two folders: files of one content, or links to one place.
    /// - Throws: `FileSystemError`.
    static func areAlike(_ name: NoteName, _ one: FileDescriptor, _ other: FileDescriptor) throws -> Bool {
        if let link = link(name, in: one) {
            guard let second = self.link(name, in: other) else { return false }
            return link == second || second.hasSuffix(link) && second.first == 0x2F
        }
        let files = try [one, other].map { folder in
            try name.withCString { cName in
                var status = stat()
                try FileSystemError.check { fstatat(folder.number, cName, &status, AT_SYMLINK_NOFOLLOW) }
                // Another kind of thing is never opened: it could be a pipe.
                guard peel_mode_is_regular(status.st_mode) != 0 else { return FileDescriptor?.none }
                return try FileDescriptor(in: folder, name: cName, flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
            }
        }
        guard let first = files[0], let second = files[1] else { return false }
        return try areAlike(first, second)
    }

    /// Whether two files hold the same.
    /// - Throws: `FileSystemError`.
    static func areAlike(_ one: FileDescriptor, _ other: FileDescriptor) throws -> Bool {
        var place: off_t = 0
        while true {
            let (first, second) = (try read(one, at: place), try read(other, at: place))
            guard first == second else { return false }
            guard !first.isEmpty else { return true }
            place += off_t(first.count)
        }
    }

    /// Reads a piece of a file; empty at its end.
    /// - Throws: `FileSystemError`.
    static func read(_ file: FileDescriptor, at place: off_t) throws -> [UInt8] {
        let size = 262_144
        return try [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            // A read may give less than there is, which two files need not do alike.
            while count < size {
                let base = buffer.baseAddress.map { $0 + count }
                let done = try FileSystemError.check { pread(file.number, base, size - count, place + off_t(count)) }
                guard done > 0 else { break }
                count += done
            }
        }
    }

    /// Where a link leads, by its bytes; `nil` for what is none.
    static func link(_ name: NoteName, in folder: FileDescriptor) -> [UInt8]? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = name.withCString { readlinkat(folder.number, $0, &buffer, buffer.count) }
        return length > 0 ? buffer[..<length].map { UInt8(bitPattern: $0) } : nil
    }

    /// Makes a link that leads to where another one does.
    /// - Parameters:
    ///   - link: where that one leads, perhaps from its own folder.
    ///   - source: that folder's path.
    /// - Throws: `FileSystemError`.
    static func makeLink(
        _ name: NoteName, to link: [UInt8], from source: String, in folder: FileDescriptor
    ) throws {
        let destination = (link.first == 0x2F ? link : Array(source.utf8) + [0x2F] + link) + [0]
        let characters = destination.map { CChar(bitPattern: $0) }
        try name.withCString { cName in
            try FileSystemError.check { symlinkat(characters, folder.number, cName) }
        }
    }
}

extension [UInt8] {
    fileprivate func hasSuffix(_ suffix: [UInt8]) -> Bool {
        count >= suffix.count && self[(count - suffix.count)...].elementsEqual(suffix)
    }
}
