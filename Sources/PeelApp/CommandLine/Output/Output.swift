import CGtk
import GLib
import Glibc

/// The standard output, gathered into few writes.
///
/// What a note holds goes through ``VisibleText`` before it comes here, save where it is asked for byte for byte and
/// no terminal is at the other end.
final class Output {
    /// Whether a terminal is at the other end.
    let isTerminal = isatty(STDOUT_FILENO) != 0
    private var buffer: [UInt8] = []
    private var isUsed = false
    private static let limit = 65_536

    /// Adds some text as it is.
    /// - Throws: ``CommandError`` where it cannot be written.
    func write(_ text: String) throws {
        isUsed = true
        buffer += text.utf8
        if buffer.count >= Self.limit { try flush() }
    }

    /// Adds some bytes as they are.
    /// - Throws: ``CommandError`` where they cannot be written.
    func write(_ bytes: [UInt8]) throws {
        isUsed = true
        buffer += bytes
        if buffer.count >= Self.limit { try flush() }
    }

    /// Writes what was gathered.
    /// - Throws: ``CommandError``: the disk is full, or the reader is gone.
    ///
    /// A pipe whose reader is gone ends the process by SIGPIPE, quietly, as the shell expects it; only where that
    /// signal is ignored is there an error to tell.
    func flush() throws {
        var done = 0
        defer { buffer.removeAll(keepingCapacity: true) }
        while done < buffer.count {
            let written = buffer.withUnsafeBytes { bytes in
                CGtk.write(STDOUT_FILENO, bytes.baseAddress.map { $0 + done }, bytes.count - done)
            }
            if written >= 0 {
                done += written
                continue
            }
            let code = errno
            if code == EAGAIN {
                try wait()
            } else if code != EINTR {
                throw Self.failure(code)
            }
        }
    }

    /// Writes the rest and closes; some file systems tell only then that the disk is full.
    /// - Throws: ``CommandError``.
    func finish() throws {
        guard isUsed else { return }
        try flush()
        if close(STDOUT_FILENO) != 0, errno != EINTR { throw Self.failure(errno) }
    }

    /// Waits until a pipe that does not block takes more.
    private func wait() throws {
        var descriptor = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        if poll(&descriptor, 1, -1) < 0, errno != EINTR { throw Self.failure(errno) }
    }

    private static func failure(_ code: Int32) -> CommandError {
        .failed(localized("the output cannot be written: %s", String(cString: g_strerror(code))))
    }
}
