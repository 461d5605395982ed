import CGtk

/// What a system call on a file reports.
public struct FileSystemError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The code, one of `errno`'s.
    public let code: Int32

    /// Makes an error by its code.
    public init(code: Int32) {
        self.code = code
    }

    /// The error that the calling thread's last system call left.
    public static var last: FileSystemError { FileSystemError(code: peel_errno()) }

    /// The system's message, in the user's language.
    public var description: String {
        g_strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }

    /// Calls a function that reports by -1, again when a signal interrupts it.
    /// - Returns: what the function returns, 0 or more.
    /// - Throws: ``FileSystemError``.
    /// Thread: any.
    @discardableResult
    public static func check<Result: SignedInteger>(_ call: () -> Result) throws -> Result {
        while true {
            let result = call()
            if result >= 0 { return result }
            let error = last
            if error.code != EINTR { throw error }
        }
    }
}
