import CGtk
import GLib

/// A reading of the whole folder for its list.
///
/// It costs an open, a look and a read a file, and of files that have not changed since the last one only the look.
struct FolderScan: Sendable {
    /// The notes, in the system's order.
    private(set) var notes: [ScannedNote] = []
    /// What is named like a note and is no file.
    private(set) var unusable: [UnusableFile] = []

    /// How much of a file is read for the list, in bytes.
    private static let window = 65_536

    /// Whether the user may list the folder and not look at what is in it.
    private var isClosed = false

    private static let ordinary = UInt8(8)  // DT_REG, an enumeration in C

    /// Reads the folder.
    /// - Parameter known: what the last scan found, by name.
    /// - Throws: ``StoreError`` where the folder itself cannot be read. One bad file never hides another.
    init(_ disk: NoteDisk, known: [NoteName: ScannedNote] = [:]) throws {
        try self.init(try disk.openFolder(), path: disk.path, known: known)
    }

    /// Reads an open folder, whose path is only for errors.
    /// - Throws: ``StoreError``.
    init(_ folder: FileDescriptor, path: String, known: [NoteName: ScannedNote] = [:]) throws {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.window, alignment: 16)
        defer { buffer.deallocate() }
        do {
            try FolderEntries.forEach(in: folder) { entry in
                guard let cName = peel_entry_name(entry) else { return }
                guard NoteFileRules.isNote(UnsafeRawBufferPointer(start: cName, count: strlen(cName))) else { return }
                // On most file systems the entry says for free that it is an ordinary file.
                let isFile = entry.pointee.d_type == Self.ordinary
                look(at: cName, isFile: isFile, in: folder.number, known, buffer)
            }
        } catch let error as FileSystemError {
            throw StoreError(folder: error, path: path)
        }
        // Or all notes would seem to be gone.
        if isClosed { throw StoreError.notReadable(subject: path) }
    }

    private mutating func look(
        at cName: UnsafePointer<CChar>, isFile: Bool, in folder: Int32, _ known: [NoteName: ScannedNote],
        _ buffer: UnsafeMutableRawBufferPointer
    ) {
        let name = NoteName(fromSystem: cName)
        var status = stat()
        // Before opening: opening a device can wake it. A file that has gone meanwhile is none.
        if !known.isEmpty || !isFile {
            guard fstatat(folder, cName, &status, 0) == 0 else { return linkFailed(name, cName, in: folder) }
            guard peel_mode_is_regular(status.st_mode) != 0 else {
                unusable.append(UnusableFile(name: name, problem: .notAFile(subject: name.description)))
                return
            }
            let stamp = FileStamp(status)
            if let before = known[name], before.stamp == stamp, before.problem == nil {
                notes.append(before)
                return
            }
        }
        read(name, cName, in: folder, buffer)
    }

    private mutating func linkFailed(_ name: NoteName, _ cName: UnsafePointer<CChar>, in folder: Int32) {
        let error = FileSystemError.last
        var status = stat()
        guard fstatat(folder, cName, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return lookFailed() }
        // A link that leads nowhere, or in a circle.
        let leadsNowhere = [ENOENT, ENOTDIR, ELOOP].contains(error.code)
        let problem =
            leadsNowhere
            ? StoreError.brokenLink(subject: name.description) : StoreError(reading: error, subject: name.description)
        unusable.append(UnusableFile(name: name, problem: problem))
    }

    /// A file that has gone meanwhile is none, but one that must not even be looked at says something of the folder.
    private mutating func lookFailed() {
        if FileSystemError.last.code == EACCES { isClosed = true }
    }

    private mutating func read(
        _ name: NoteName, _ cName: UnsafePointer<CChar>, in folder: Int32, _ buffer: UnsafeMutableRawBufferPointer
    ) {
        let file = peel_openat(folder, cName, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0)
        guard file >= 0 else { return openFailed(name, cName, in: folder, FileSystemError.last) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { return }
        let stamp = FileStamp(status)
        guard peel_mode_is_regular(status.st_mode) != 0 else {
            unusable.append(UnusableFile(name: name, problem: .notAFile(subject: name.description)))
            return
        }
        guard stamp.size <= NoteLimits.fileSize else {
            notes.append(ScannedNote(name, stamp, problem: .tooLarge(subject: name.description)))
            return
        }
        let count = CGtk.read(file, buffer.baseAddress, buffer.count)
        guard count >= 0 else {
            let problem = StoreError(reading: .last, subject: name.description)
            notes.append(ScannedNote(name, stamp, problem: problem))
            return
        }
        let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
        notes.append(ScannedNote(name, stamp, bytes: bytes, isWhole: count == Int(stamp.size)))
    }

    private mutating func openFailed(
        _ name: NoteName, _ cName: UnsafePointer<CChar>, in folder: Int32, _ error: FileSystemError
    ) {
        var status = stat()
        guard fstatat(folder, cName, &status, 0) == 0 else { return lookFailed() }
        let problem = StoreError(reading: error, subject: name.description)
        notes.append(ScannedNote(name, FileStamp(status), problem: problem))
    }
}
