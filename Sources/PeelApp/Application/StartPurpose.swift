/// What a start of the program is for.
enum StartPurpose: Equatable {
    /// The notes are shown, those that were open, or one at least.
    case show
    /// The session has begun: the notes that were open are shown, and nothing is made or brought forward.
    case autostart
    /// Nothing is shown until somebody calls over D-Bus.
    case service
    /// One of the application's actions is done.
    case action(StartRequest)
}
