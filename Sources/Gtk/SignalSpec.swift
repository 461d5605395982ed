import CGtk
import GLib

/// A GObject signal, of a class registered from Swift, that carries nothing or one whole number.
public struct SignalSpec: Sendable {
    /// The signal's name, in words joined by hyphens.
    public let name: String
    /// Whether it carries an `int`.
    public let carriesInteger: Bool

    /// Describes a signal.
    public init(_ name: String, carriesInteger: Bool = false) {
        self.name = name
        self.carriesInteger = carriesInteger
    }

    func register(on type: GType) {
        var parameters = carriesInteger ? [Int32.valueType] : []
        _ = g_signal_newv(
            name, type, G_SIGNAL_RUN_LAST, nil, nil, nil, nil, GType(1 << 2), guint(parameters.count), &parameters)
    }

    /// Emits the signal on an instance (borrowed).
    @MainActor
    public func emit(on instance: UnsafeMutablePointer<GtkWidget>, _ number: Int32 = 0) {
        let id = g_signal_lookup(name, peel_instance_type(instance))
        var values = [GValue(), GValue()]
        g_value_init(&values[0], peel_instance_type(instance))
        g_value_set_object(&values[0], instance)
        defer { g_value_unset(&values[0]) }
        if carriesInteger {
            g_value_init(&values[1], Int32.valueType)
            number.write(to: &values[1])
        }
        g_signal_emitv(&values, id, 0, nil)
    }
}

/// Handlers that get one whole number.
public enum IntegerSignature: SignalSignature {
    /// The Swift closure's type.
    public typealias Handler = @MainActor (Int32) -> Void
    private typealias Function = @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeMutableRawPointer?) -> Void
    /// The C function.
    public static var trampoline: GCallback {
        let function: Function = { _, number, data in
            enterMainActor(with: data) { data in ClosureBox<Handler>.borrowed(data)?.function(number) }
        }
        return unsafeBitCast(function, to: GCallback.self)
    }
}
