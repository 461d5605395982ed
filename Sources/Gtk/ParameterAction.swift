import CGtk
import GLib

/// An action that is told something when it is activated, and keeps nothing.
///
/// Ownership: what it is added to keeps it.
/// Thread: GTK's.
public final class ParameterAction<Parameter: VariantConvertible>: Action {
    /// Makes an action.
    /// - Parameters:
    ///   - name: without `app.` or `win.`.
    ///   - body: what to do with what is told; capture what is above weakly.
    public init(_ name: String, _ body: @escaping @MainActor (Parameter) -> Void) {
        let type = g_variant_type_new(Parameter.variantType)
        defer { g_variant_type_free(type) }
        super.init(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, type)))
        connect(SignalName<PointerSignature>("activate")) { value in
            guard let value, let parameter = Parameter(variant: OpaquePointer(value)) else { return }
            body(parameter)
        }
    }
}
