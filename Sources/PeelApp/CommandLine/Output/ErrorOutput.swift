import CGtk

/// The standard error.
enum ErrorOutput {
    /// Writes one line, after the names of the program and the verb.
    ///
    /// What cannot be written is lost: there is nowhere else to say it.
    static func complain(_ message: String, verb: Verb? = nil) {
        let name = verb.map { "peel \($0.rawValue)" } ?? "peel"
        var rest = Array("\(name): \(message)\n".utf8)[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { CGtk.write(STDERR_FILENO, $0.baseAddress, $0.count) }
            guard written > 0 else { return }
            rest = rest.dropFirst(written)
        }
    }
}
