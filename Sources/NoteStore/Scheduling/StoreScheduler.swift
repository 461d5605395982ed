/// The store's clock, timers and thread for disk work; tests bring their own, so that none of them waits.
///
/// Thread: the main one, GTK's.
@MainActor
public protocol StoreScheduler: AnyObject {
    /// The time in seconds since 1970, UTC.
    var now: Double { get }
    /// Seconds of a clock that only goes forward.
    var uptime: Double { get }
    /// Runs a closure once after some seconds, unless the timer is dropped or cancelled before.
    func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> any StoreTimer
    /// Runs a job away from the main thread, after those given before, and then a closure on the main thread.
    func inBackground(_ job: @escaping @Sendable () -> Void, then: @escaping @MainActor @Sendable () -> Void)
    /// Waits until all jobs given so far are done; the closures that follow them may still be to come.
    func finishBackground()
}

/// A timer of a ``StoreScheduler``; dropping it cancels it.
@MainActor
public protocol StoreTimer: AnyObject {
    /// Has the closure not be run, if it has not been yet.
    func cancel()
}
