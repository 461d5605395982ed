import CGtk

/// Time as it passes.
enum Clock {
    /// The monotonic clock in ns.
    static var nanoseconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    /// Waits.
    static func sleep(_ seconds: Double) {
        usleep(UInt32(max(0, seconds) * 1e6))
    }
}
