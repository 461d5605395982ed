import CGtk

/// An open file or folder.
///
/// Ownership: owns the descriptor and closes it when dropped.
/// Thread: any.
public final class FileDescriptor: Sendable {
    /// The descriptor; valid as long as this object lives.
    public let number: Int32

    /// Takes over a descriptor that the caller owns.
    public init(adopting number: Int32) {
        self.number = number
    }

    deinit {
        close(number)
    }

    /// Opens a path.
    /// - Throws: ``FileSystemError``.
    public convenience init(path: String, flags: Int32, mode: mode_t = 0) throws {
        self.init(adopting: try FileSystemError.check { peel_open(path, flags | O_CLOEXEC, mode) })
    }

    /// Opens what has a name in a folder.
    /// - Parameter name: the name, ended by NUL.
    /// - Throws: ``FileSystemError``.
    public convenience init(
        in folder: FileDescriptor, name: UnsafePointer<CChar>, flags: Int32, mode: mode_t = 0
    ) throws {
        self.init(
            adopting: try FileSystemError.check { peel_openat(folder.number, name, flags | O_CLOEXEC, mode) })
    }

    /// What the system knows of the file.
    /// - Throws: ``FileSystemError``.
    public func status() throws -> stat {
        var status = stat()
        try FileSystemError.check { fstat(number, &status) }
        return status
    }

    /// Reads to the end, at most so many bytes.
    /// - Throws: ``FileSystemError``.
    public func read(atMost limit: Int, expecting size: Int) throws -> [UInt8] {
        var result: [UInt8] = []
        // One byte more than expected, so that the end shows without a second buffer.
        var capacity = min(limit, size + 1)
        while result.count < limit {
            let room = max(min(capacity, limit - result.count), 1)
            let had = result.count
            let chunk = try [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                count = try FileSystemError.check { CGtk.read(number, buffer.baseAddress, room) }
            }
            if had == 0 { result = chunk } else { result += chunk }
            if chunk.isEmpty { break }
            capacity = 65_536
        }
        return result
    }

    /// Writes all the bytes.
    /// - Throws: ``FileSystemError``; some of the bytes may have been written then.
    public func write(_ bytes: [UInt8]) throws {
        try bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                done += try FileSystemError.check {
                    CGtk.write(number, buffer.baseAddress.map { $0 + done }, buffer.count - done)
                }
            }
        }
    }

    /// Waits until what was written is on the disk.
    /// - Throws: ``FileSystemError``.
    public func sync() throws {
        try FileSystemError.check { fsync(number) }
    }
}
