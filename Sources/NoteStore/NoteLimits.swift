/// What the store holds itself to.
public enum NoteLimits {
    /// The size in bytes of the largest file that is opened as a note: 16 MiB.
    ///
    /// A larger one is listed, named as too large and never read or written.
    public static let fileSize = 16 * 1024 * 1024
    /// How many earlier versions are kept of a note.
    public static let versions = 20
    /// The least time in seconds between the starts of two writes of a note while someone types.
    public static let secondsBetweenWrites = 1.0
    /// How long in seconds a first change waits for more before it is written.
    public static let secondsToSettle = 0.5
    /// How long in seconds a note must rest for the next change to begin a new sitting.
    public static let secondsOfRest = 600.0
    /// How long in seconds a sitting lasts at most.
    public static let secondsOfSitting = 3600.0
    /// How long in days a note may be in the trash, for those who have it emptied by time.
    public static let daysInTrash = 30
}
