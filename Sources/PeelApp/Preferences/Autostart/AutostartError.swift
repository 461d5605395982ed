import GLib

/// Why the start at login could not be switched, for the user.
struct AutostartError: Error, Equatable {
    /// One sentence that says what is wrong and what to do.
    let sentence: String
}
