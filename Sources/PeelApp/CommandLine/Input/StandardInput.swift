import CGtk
import GLib
import Glibc

/// The standard input.
enum StandardInput {
    /// Reads to the end.
    /// - Parameter limit: how many bytes are taken at most.
    /// - Throws: ``CommandError`` where it cannot be read, holds more, or is no valid UTF-8 text.
    static func text(limit: Int) throws -> String {
        let bytes = try read(limit: limit)
        guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
            throw CommandError.badUse(
                localized("the standard input is not valid UTF-8 text, so no note is changed"))
        }
        return text
    }

    private static func read(limit: Int) throws -> [UInt8] {
        var result: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = chunk.withUnsafeMutableBytes { Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count) }
            if count == 0 { return result }
            if count > 0 {
                result += chunk[..<count]
                guard result.count <= limit else {
                    throw CommandError.badUse(
                        localized("the standard input holds more than %d MiB, too much for a note", limit >> 20))
                }
            } else if errno == EAGAIN {
                var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
                _ = poll(&descriptor, 1, -1)
            } else if errno != EINTR {
                throw CommandError.failed(
                    localized("the standard input cannot be read: %s", String(cString: g_strerror(errno))))
            }
        }
    }
}
