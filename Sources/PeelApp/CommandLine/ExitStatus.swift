/// What the program tells the shell at its end.
enum ExitStatus: Int32 {
    /// Done.
    case done = 0
    /// No note of that name, or several that may be meant; nothing found.
    case notFound = 1
    /// Bad arguments, or an error with a file.
    case badUse = 2
}
