/// Why a command was not done.
struct CommandError: Error, Equatable {
    /// One line for the user, without the program's name.
    let message: String
    /// The exit status.
    let status: ExitStatus
    /// The verb that was to be done, where that is known.
    var verb: Verb?

    /// Arguments that the program cannot take.
    static func badUse(_ message: String) -> CommandError {
        CommandError(message: message, status: .badUse)
    }

    /// No note that is meant, or several that may be.
    static func notFound(_ message: String) -> CommandError {
        CommandError(message: message, status: .notFound)
    }

    /// A file or stream that cannot be read or written.
    static func failed(_ message: String) -> CommandError {
        CommandError(message: message, status: .badUse)
    }
}
