import CGtk

/// Memory that was freed and that the C library keeps for later.
public enum UnusedMemory {
    /// Has all threads share one pool, in place of a pool for each, whose rest no other can use.
    ///
    /// To be called before there are other threads. Of Peel's few, none allocates for long while others do.
    public static func keepTogether() { _ = mallopt(M_ARENA_MAX, 1) }

    /// Gives whole pages of it back to the system.
    ///
    /// What a start needs for a moment only, as style sheets while they are read, would else be kept as long as the
    /// program runs. Takes about a millisecond. Thread: any.
    public static func giveBack() { malloc_trim(0) }
}
