import NoteStore

/// What the program tells the shell at its end.
enum ExitStatus: Int32 {
    /// Done.
    case done = 0
    /// No note of that name, or several that may be meant; nothing found.
    case notFound = 1
    /// Bad arguments, or an error with a file.
    case badUse = 2
}

extension StoreError {
    /// What the shell is told of an error of the store's.
    var exitStatus: ExitStatus {
        switch self {
        case .notFound, .noteGone, .notInTrash, .versionGone: .notFound
        default: .badUse
        }
    }
}
