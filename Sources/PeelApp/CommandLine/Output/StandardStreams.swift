import CGtk

/// The three descriptors that a program starts with.
enum StandardStreams {
    /// Makes sure that all three are taken.
    ///
    /// Else a note could be opened under the number of one that the caller has closed, and be written over by
    /// messages. A stream that was closed stays unusable.
    static func secure() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            var status = stat()
            guard fstat(descriptor, &status) != 0 else { continue }
            // The lowest free number is given, which is this one.
            _ = peel_open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY, 0)
        }
    }
}
