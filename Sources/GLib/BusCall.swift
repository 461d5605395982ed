import CGtk

/// A call of a method of ours by the bus, which waits for an answer.
///
/// Thread: GTK's.
@MainActor
public final class BusCall {
    /// The method's name.
    public let method: String

    nonisolated(unsafe) private let parameters: OpaquePointer
    nonisolated(unsafe) private var invocation: OpaquePointer?

    /// Takes over an invocation; its parameters are borrowed from it.
    init(_ method: String, _ parameters: OpaquePointer, _ invocation: OpaquePointer) {
        self.method = method
        self.parameters = g_variant_ref(parameters)
        self.invocation = invocation
    }

    deinit {
        g_variant_unref(parameters)
        // Whoever calls is not left waiting.
        if let invocation {
            g_dbus_method_invocation_return_dbus_error(
                invocation, "org.freedesktop.DBus.Error.Failed", "The call was not answered")
        }
    }

    /// A parameter by its place; nil where it is of another type.
    public func parameter<Value: VariantConvertible>(_ index: Int, as type: Value.Type = Value.self) -> Value? {
        guard index < g_variant_n_children(parameters),
            let child = g_variant_get_child_value(parameters, gsize(index))
        else { return nil }
        defer { g_variant_unref(child) }
        return Value(variant: child)
    }

    /// Answers, once.
    /// - Parameter values: what the method gives back, in their order; floating references are taken over.
    public func answer(_ values: [OpaquePointer] = []) {
        guard let invocation else { return }
        self.invocation = nil
        // Takes over the invocation.
        g_dbus_method_invocation_return_value(invocation, Variant.tuple(values))
    }
}
