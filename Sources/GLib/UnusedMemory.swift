import CGtk

/// Memory that was freed and that the C library keeps for later.
public enum UnusedMemory {
    /// Gives whole pages of it back to the system.
    ///
    /// What a start needs for a moment only, as style sheets while they are read, would else be kept as long as the
    /// program runs. Takes about a millisecond. Thread: any.
    public static func giveBack() { malloc_trim(0) }
}
