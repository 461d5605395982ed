/// What is wrong with the arguments of `peel render`, or why its picture could not be written.
struct RenderError: Error, Equatable {
    /// One line for the user, without the program's name.
    let message: String

    /// A value that an option does not take.
    static func badValue(_ option: String, _ value: String, allowed: String) -> RenderError {
        RenderError(message: "\(option) \u{201C}\(value)\u{201D}: \(allowed)")
    }
}
