/// The breeze's own time: it runs while the corner moves and stands while it rests, so that the corner goes on from
/// where it was.
struct BreezeClock {
    private var passed: Int = 0
    private var runningSince: Int?

    /// Whether time passes.
    var isRunning: Bool { runningSince != nil }

    /// Lets time pass from an instant on.
    /// - Parameter now: microseconds of the monotonic clock, which is the frame clock's too.
    mutating func start(at now: Int) {
        if runningSince == nil { runningSince = now }
    }

    /// Holds time at an instant.
    mutating func stop(at now: Int) {
        passed = microseconds(at: now)
        runningSince = nil
    }

    /// The breeze's time at an instant, in seconds.
    ///
    /// A frame's time may lie a little before the start of the movement that asked for it; it counts as the start.
    func seconds(at now: Int) -> Double {
        Double(microseconds(at: now)) / 1_000_000
    }

    private func microseconds(at now: Int) -> Int {
        passed + max(0, now - (runningSince ?? now))
    }
}
