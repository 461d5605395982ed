import CGtk

/// A handler at a signal.
///
/// Dropping it leaves the handler in place until the emitter is finalized; ``disconnect()`` takes it away at once.
/// Ownership: does not keep the emitter alive.
/// Thread: GTK's.
@MainActor
public final class SignalConnection {
    private weak var emitter: GObjectRef?
    private let id: gulong

    fileprivate init(emitter: GObjectRef, id: gulong) {
        self.emitter = emitter
        self.id = id
    }

    /// Removes the handler and releases its closure.
    ///
    /// Does nothing the second time.
    public func disconnect() {
        guard let emitter else { return }
        if g_signal_handler_is_connected(emitter.pointer, id) != 0 {
            g_signal_handler_disconnect(emitter.pointer, id)
        }
        self.emitter = nil
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
        return SignalConnection(emitter: self, id: id)
    }
}
