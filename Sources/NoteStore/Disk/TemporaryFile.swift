import CGtk
import GLib

/// A new file beside the one that it will replace, complete and on the disk before it gets its name.
///
/// It is named `.peel-XXXXXXXX.tmp` and locked while its maker lives, so that one left by a killed process can be told
/// and cleared away.
/// Ownership: removed when dropped, unless it has been given a name.
final class TemporaryFile {
    private let folder: FileDescriptor
    private let file: FileDescriptor
    /// Its name now.
    let name: NoteName
    private var isKept = false

    /// Writes a file.
    /// - Parameters:
    ///   - disk: whose faults to heed.
    ///   - folder: where to write it.
    ///   - bytes: its content.
    ///   - model: the file whose mode, owner and attributes it gets; without one it is for this user alone (0600).
    /// - Throws: `FileSystemError`, or ``StoreError`` where the user may not make files there.
    init(_ disk: NoteDisk, in folder: FileDescriptor, bytes: [UInt8], like model: FileDescriptor?) throws {
        self.folder = folder
        try disk.fault?(.createTemporary)
        (name, file) = try Self.create(in: folder, of: disk)
        flock(file.number, LOCK_EX | LOCK_NB)
        do {
            try disk.fault?(.write)
            try file.write(bytes)
            if let model { FileAttributes.copy(from: model, to: file) }
            try disk.fault?(.sync)
            try file.sync()
        } catch {
            remove()
            throw error
        }
    }

    /// Copies a file, with its mode, owner, attributes and times.
    /// - Throws: `FileSystemError`.
    init(_ disk: NoteDisk, in folder: FileDescriptor, copyOf original: FileDescriptor) throws {
        self.folder = folder
        try disk.fault?(.createTemporary)
        (name, file) = try Self.create(in: folder, of: disk)
        flock(file.number, LOCK_EX | LOCK_NB)
        do {
            var place: off_t = 0
            while true {
                let piece = try MoveWay.read(original, at: place)
                guard !piece.isEmpty else { break }
                try disk.fault?(.write)
                try file.write(piece)
                place += off_t(piece.count)
            }
            FileAttributes.copy(from: original, to: file)
            let status = try original.status()
            let times = [status.st_atim, status.st_mtim]
            futimens(file.number, times)
            try disk.fault?(.sync)
            try file.sync()
        } catch {
            remove()
            throw error
        }
    }

    /// The file, open: to be read only.
    func opened() -> FileDescriptor { file }

    deinit {
        if !isKept { remove() }
    }

    /// Says that the name is gone, or is no longer this file's to remove.
    func keep() {
        isKept = true
    }

    /// The file's stamp.
    func stamp() throws -> FileStamp {
        FileStamp(try file.status())
    }

    private func remove() {
        _ = name.withCString { unlinkat(folder.number, $0, 0) }
    }

    private static func create(in folder: FileDescriptor, of disk: NoteDisk) throws -> (NoteName, FileDescriptor) {
        while true {
            let digits = String(UInt64(g_random_int()) | 0x1_0000_0000, radix: 16).dropFirst()
            guard let name = NoteName(".peel-\(digits).tmp") else { continue }
            do {
                let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW
                let file = try disk.creating(in: folder) {
                    try name.withCString { try FileDescriptor(in: folder, name: $0, flags: flags, mode: 0o600) }
                }
                return (name, file)
            } catch let error as FileSystemError where error.code == EEXIST {
                continue
            }
        }
    }

    /// Whether a name is that of such a file.
    static func isOne(_ name: NoteName) -> Bool {
        let bytes = name.bytes
        return bytes.count == 18 && bytes.starts(with: ".peel-".utf8) && bytes[14...].elementsEqual(".tmp".utf8)
    }

    /// Removes those that a killed process has left in a folder.
    ///
    /// What is still being written is locked and stays.
    static func clearLeftovers(in folder: FileDescriptor) {
        for name in FolderEntries(folder).names where isOne(name) {
            name.withCString { cName in
                guard
                    let file = try? FileDescriptor(
                        in: folder, name: cName, flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
                else { return }
                guard flock(file.number, LOCK_EX | LOCK_NB) == 0 else { return }
                unlinkat(folder.number, cName, 0)
            }
        }
    }
}
