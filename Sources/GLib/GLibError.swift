import CGtk

/// A `GError`, copied into Swift.
public struct GLibError: Error, Equatable, CustomStringConvertible {
    /// The error domain's quark, for example that of `g_io_error_quark()`.
    public let domain: GQuark
    /// The code within the domain.
    public let code: Int32
    /// The message, in the user's language.
    public let message: String

    /// The message alone, fit to be shown.
    public var description: String { message }

    /// Makes an error by its parts.
    public init(domain: GQuark, code: Int32, message: String) {
        self.domain = domain
        self.code = code
        self.message = message
    }

    /// Whether this is a given error of GIO.
    public func isIOError(_ code: GIOErrorEnum) -> Bool {
        domain == g_io_error_quark() && self.code == Int32(bitPattern: code.rawValue)
    }
}

/// Calls a C function that reports by `GError **`, and throws what it reports.
///
/// Ownership: the GError is copied and freed here. Thread: any.
/// - Throws: ``GLibError`` where the function set an error.
public func throwingGError<Result>(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) throws -> Result
) throws -> Result {
    var error: UnsafeMutablePointer<GError>?
    let result = try body(&error)
    if let error {
        defer { g_error_free(error) }
        throw GLibError(
            domain: error.pointee.domain,
            code: error.pointee.code,
            message: String(cString: error.pointee.message))
    }
    return result
}
