import CGtk

/// A source of the main loop: a timer or an idle call.
///
/// Ownership: dropping it removes the source and releases its closure.
/// Thread: GTK's.
@MainActor
public final class EventSource {
    private var id: guint = 0

    private init() {}

    deinit {
        // The id alone is not enough when the source has run out by itself: it is zeroed then.
        if id != 0 { g_source_remove(id) }
    }

    /// Calls a closure again and again.
    /// - Parameters:
    ///   - milliseconds: the interval, 1 or more.
    ///   - priority: GLib's priority, lower is sooner.
    ///   - body: what to do; `false` ends it.
    public static func every(
        milliseconds: UInt32, priority: Int32 = G_PRIORITY_DEFAULT, _ body: @escaping @MainActor () -> Bool
    ) -> EventSource {
        let source = EventSource()
        source.id = g_timeout_add_full(
            priority, milliseconds, runOnce, box(body, in: source).retainedForC(),
            { ClosureBoxes.destroy($0) })
        return source
    }

    /// Calls a closure once after a while.
    public static func after(milliseconds: UInt32, _ body: @escaping @MainActor () -> Void) -> EventSource {
        every(milliseconds: milliseconds) {
            body()
            return false
        }
    }

    /// Calls a closure once when the loop has nothing more urgent to do.
    public static func idle(
        priority: Int32 = G_PRIORITY_DEFAULT_IDLE, _ body: @escaping @MainActor () -> Void
    ) -> EventSource {
        let source = EventSource()
        let once: @MainActor () -> Bool = {
            body()
            return false
        }
        source.id = g_idle_add_full(
            priority, runOnce, box(once, in: source).retainedForC(), { ClosureBoxes.destroy($0) })
        return source
    }

    /// Calls a closure each time the process gets a Unix signal, as an ordinary turn of the loop.
    /// - Parameters:
    ///   - number: `SIGHUP`, `SIGINT`, `SIGTERM`, `SIGUSR1`, `SIGUSR2` or `SIGWINCH`; GLib takes no other.
    ///   - body: what to do.
    public static func onUnixSignal(_ number: Int32, _ body: @escaping @MainActor () -> Void) -> EventSource {
        let source = EventSource()
        let again: @MainActor () -> Bool = {
            body()
            return true
        }
        source.id = g_unix_signal_add_full(
            G_PRIORITY_HIGH, number, runOnce, box(again, in: source).retainedForC(), { ClosureBoxes.destroy($0) })
        return source
    }

    /// Removes the source now.
    public func cancel() {
        guard id != 0 else { return }
        let id = self.id
        self.id = 0
        g_source_remove(id)
    }

    private static func box(
        _ body: @escaping @MainActor () -> Bool, in source: EventSource
    ) -> ClosureBox<@MainActor () -> Bool> {
        ClosureBox { [weak source] in
            let goesOn = body()
            if !goesOn { source?.id = 0 }
            return goesOn
        }
    }
}

/// The C side of every source: the box's closure says whether the source stays.
private let runOnce: GSourceFunc = { data in
    return enterMainActor(with: data) { data in
        ClosureBox<@MainActor () -> Bool>.borrowed(data)?.function() == true ? 1 : 0
    }
}
