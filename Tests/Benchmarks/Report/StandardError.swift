import Glibc

/// Where is told what is being measured, and what went wrong.
enum StandardError {
    /// Writes one line.
    static func write(_ line: String) {
        let bytes = Array("peel-bench: \(line)\n".utf8)
        _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
    }
}
