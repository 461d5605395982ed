import CGtk

/// A handler at a signal.
///
/// Dropping it leaves the handler in place until the emitter is finalized; ``disconnect()`` takes it away at once.
/// Ownership: does not keep the emitter alive.
/// Thread: GTK's.
@MainActor
public final class SignalConnection {
    nonisolated(unsafe) private let emitter: UnsafeMutablePointer<GWeakRef>
    private let id: gulong

    fileprivate init(emitter: UnsafeMutableRawPointer, id: gulong) {
        self.emitter = .allocate(capacity: 1)
        self.id = id
        g_weak_ref_init(self.emitter, emitter)
    }

    deinit {
        g_weak_ref_clear(emitter)
        emitter.deallocate()
    }

    /// Removes the handler and releases its closure.
    ///
    /// Does nothing the second time, or when the emitter is gone.
    public func disconnect() {
        guard let object = g_weak_ref_get(emitter) else { return }
        let held = GObjectRef(adopting: object)
        if g_signal_handler_is_connected(held.pointer, id) != 0 {
            g_signal_handler_disconnect(held.pointer, id)
        }
        g_weak_ref_set(emitter, nil)
    }
}

extension GObjectRef {
    /// Adds a handler to a signal.
    ///
    /// Ownership: the closure lives until the emitter is finalized or the connection is disconnected. Capture the
    /// emitter, and what stands above it, weakly.
    /// - Parameters:
    ///   - signal: the signal's typed name.
    ///   - after: whether to run after the class's own handler.
    ///   - handler: what to do.
    @discardableResult
    public func connect<Signature>(
        _ signal: SignalName<Signature>, after: Bool = false, _ handler: Signature.Handler
    ) -> SignalConnection {
        let box = ClosureBox(handler)
        let id = g_signal_connect_data(
            pointer, signal.name, Signature.trampoline, box.retainedForC(),
            { data, _ in ClosureBoxes.destroy(data) },
            after ? G_CONNECT_AFTER : GConnectFlags(rawValue: 0))
        return SignalConnection(emitter: pointer, id: id)
    }
}
