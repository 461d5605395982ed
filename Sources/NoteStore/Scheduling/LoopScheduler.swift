import CGtk
import GLib

/// The scheduler of the running program: GLib's main loop and one thread for the disk.
@MainActor
public final class LoopScheduler: StoreScheduler {
    private let queue = FileWorkQueue()

    /// Starts the thread.
    public init() {}

    /// The system's time.
    public var now: Double { Double(g_get_real_time()) / 1_000_000 }

    /// The system's monotonic clock.
    public var uptime: Double { Double(g_get_monotonic_time()) / 1_000_000 }

    /// A timer of the main loop.
    public func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> any StoreTimer {
        let milliseconds = (max(seconds, 0) * 1000).rounded(.up)
        return LoopTimer(EventSource.after(milliseconds: UInt32(min(milliseconds, 1e9)), body))
    }

    /// A job of the disk's thread.
    public func inBackground(
        _ job: @escaping @Sendable () -> Void, then: @escaping @MainActor @Sendable () -> Void
    ) {
        queue.add(job, then: then)
    }

    /// Has one job done on a thread of its own, and what it makes taken on the main thread.
    public static func run<Value: Sendable>(
        _ job: @escaping @Sendable () -> Value, then: @escaping @MainActor @Sendable (Value) -> Void
    ) {
        let result = BackgroundResult<Value>()
        let queue = FileWorkQueue()
        queue.add {
            result.put(job())
        } then: {
            if let value = result.take() { then(value) }
        }
    }

    /// Waits for the disk's thread.
    public func finishBackground() {
        queue.drain()
    }
}

@MainActor
private final class LoopTimer: StoreTimer {
    private let source: EventSource

    init(_ source: EventSource) {
        self.source = source
    }

    func cancel() {
        source.cancel()
    }
}
