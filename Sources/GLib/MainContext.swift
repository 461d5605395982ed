import CGtk

/// The process's default main context, which is GTK's.
public enum MainContext {
    /// Runs one round of sources.
    /// - Parameter mayBlock: whether to wait when nothing is ready.
    /// - Returns: whether anything ran.
    /// Thread: GTK's.
    @MainActor
    @discardableResult
    public static func iterate(mayBlock: Bool) -> Bool {
        g_main_context_iteration(nil, mayBlock ? 1 : 0) != 0
    }

    /// Runs rounds until a condition holds or the time is up.
    /// - Returns: whether the condition holds.
    /// Thread: GTK's.
    @MainActor
    public static func run(until condition: () -> Bool, milliseconds: UInt32) -> Bool {
        var timeIsUp = false
        let limit = EventSource.after(milliseconds: milliseconds) { timeIsUp = true }
        defer { limit.cancel() }
        while !condition() {
            if timeIsUp { return false }
            iterate(mayBlock: true)
        }
        return true
    }

    /// Has a closure run on GTK's thread, as soon as its loop turns.
    ///
    /// Callable from any thread.
    public static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
        let box = Unmanaged.passRetained(SendableBox(body))
        g_idle_add_full(
            G_PRIORITY_DEFAULT,
            { data in
                guard let data else { return 0 }
                let box = Unmanaged<SendableBox>.fromOpaque(data).takeUnretainedValue()
                MainActor.assumeIsolated { box.body() }
                return 0
            },
            box.toOpaque(),
            { data in
                if let data { Unmanaged<SendableBox>.fromOpaque(data).release() }
            })
    }
}

private final class SendableBox: Sendable {
    let body: @MainActor @Sendable () -> Void
    init(_ body: @escaping @MainActor @Sendable () -> Void) { self.body = body }
}
