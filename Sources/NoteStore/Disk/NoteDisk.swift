import CGtk
import GLib

/// A folder of notes as files: every reading and changing of it, one call after the other.
///
/// The path is looked up anew by every call, so that a folder that was away and has come back works again.
/// Thread: any, several at once; folders are locked against one another where that is needed, threads and processes
/// alike.
struct NoteDisk: Sendable {
    /// The folder's path.
    ///
    /// A symbolic link is followed.
    let path: String
    /// Called before each step; throws where the step is to fail.
    ///
    /// For tests.
    var fault: (@Sendable (DiskStep) throws -> Void)?
    /// How long in seconds to wait for another program's lock.
    var patience = 2.0

    /// A file's bytes and what tells this state of it from others.
    struct Content: Sendable {
        let bytes: [UInt8]
        let stamp: FileStamp
    }

    init(path: String) {
        self.path = path
    }

    /// Opens the folder.
    /// - Throws: ``StoreError``.
    func openFolder() throws -> FileDescriptor {
        do {
            return try FileDescriptor(path: path, flags: O_RDONLY | O_DIRECTORY)
        } catch let error as FileSystemError {
            throw StoreError(folder: error, path: path)
        }
    }

    /// Makes the folder with all that leads to it, for this user alone, where it is not there yet.
    /// - Throws: ``StoreError``.
    func makeFolder() throws {
        guard g_mkdir_with_parents(path, 0o700) != 0 else { return }
        throw StoreError(making: .last, path: path)
    }

    /// Reads a note's file.
    ///
    /// Never waits: what is no ordinary file is refused.
    /// - Throws: ``StoreError``.
    func read(_ name: NoteName) throws -> Content {
        try naming(name) { try read(name, in: try openFolder()) }
    }

    /// Reads a file of an open folder.
    /// - Throws: ``StoreError`` or `FileSystemError`.
    func read(_ name: NoteName, in folder: FileDescriptor) throws -> Content {
        try fault?(.read)
        let file = try openToRead(name, in: folder)
        let stamp = FileStamp(try file.status())
        guard stamp.size <= NoteLimits.fileSize else { throw StoreError.tooLarge(subject: name.description) }
        let bytes = try file.read(atMost: NoteLimits.fileSize + 1, expecting: Int(stamp.size))
        guard bytes.count <= NoteLimits.fileSize else { throw StoreError.tooLarge(subject: name.description) }
        return Content(bytes: bytes, stamp: stamp)
    }

    /// Opens an ordinary file without ever waiting for a pipe or waking a device.
    func openToRead(_ name: NoteName, in folder: FileDescriptor) throws -> FileDescriptor {
        let file = try name.withCString { cName in
            var status = stat()
            do {
                try FileSystemError.check { fstatat(folder.number, cName, &status, 0) }
            } catch let error as FileSystemError where error.code == EACCES {
                throw StoreError.notReadable(subject: path(of: folder))
            }
            guard peel_mode_is_regular(status.st_mode) != 0 else {
                throw StoreError.notAFile(subject: name.description)
            }
            do {
                return try FileDescriptor(in: folder, name: cName, flags: O_RDONLY | O_NONBLOCK | O_NOCTTY)
            } catch let error as FileSystemError where error.code != ENOENT {
                throw StoreError(reading: error, subject: name.description)
            }
        }
        // What has the name may have changed in between.
        guard peel_mode_is_regular(try file.status().st_mode) != 0 else {
            throw StoreError.notAFile(subject: name.description)
        }
        return file
    }

    /// What a name stands for now, `nil` where it is free.
    ///
    /// A symbolic link is followed where it leads anywhere.
    func status(_ name: NoteName, in folder: FileDescriptor) throws -> FileStamp? {
        try name.withCString { cName in
            var status = stat()
            do {
                try FileSystemError.check { fstatat(folder.number, cName, &status, 0) }
            } catch let error as FileSystemError where error.code == ENOENT {
                return nil
            }
            return FileStamp(status)
        }
    }

    /// The path of an open folder, for errors; this disk's where it is that, or the system does not tell.
    func path(of folder: FileDescriptor) -> String {
        var own = stat()
        guard let status = try? folder.status() else { return path }
        if stat(path, &own) == 0, FileStamp(own).isSameFile(as: FileStamp(status)) { return path }
        var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let length = bytes.withUnsafeMutableBytes { buffer in
            buffer.baseAddress.map {
                readlink("/proc/self/fd/\(folder.number)", $0.assumingMemoryBound(to: CChar.self), buffer.count)
            } ?? -1
        }
        guard length > 0 else { return path }
        return NoteName.shown(bytes.prefix(length))
    }

    /// Runs something that makes a file or folder in an open one, and has its errors name that one where they are about
    /// it: who may not do that lacks the permission to the folder.
    func creating<Result>(in folder: FileDescriptor, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as FileSystemError where [EACCES, EPERM].contains(error.code) {
            throw StoreError.noPermission(subject: path(of: folder))
        } catch let error as FileSystemError where error.code == ENOENT {
            // Opened, and removed since.
            throw StoreError.folderMissing(subject: path)
        }
    }

    /// Runs something and gives its system errors a note's name.
    func naming<Result>(_ name: NoteName, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as FileSystemError {
            throw StoreError(error, subject: name.description)
        }
    }
}
