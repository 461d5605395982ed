/// When a note's content is kept as an earlier version: before the first change of a sitting.
///
/// A sitting ends with ten minutes without a change, and after an hour in any case.
struct Sitting: Sendable {
    private var start: Double?
    private var lastChange = 0.0

    /// Says that there is a change.
    /// - Parameter uptime: now, in seconds of a clock that only goes forward.
    /// - Returns: whether it begins a sitting.
    mutating func change(at uptime: Double) -> Bool {
        defer { lastChange = uptime }
        if let start, uptime - lastChange < NoteLimits.secondsOfRest, uptime - start < NoteLimits.secondsOfSitting {
            return false
        }
        start = uptime
        return true
    }

    /// Ends the sitting: the next change begins another.
    mutating func end() {
        start = nil
    }
}
