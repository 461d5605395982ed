import CGtk
import GLib

/// Something that a key, a menu entry or another program can have done.
///
/// Ownership: what it is added to keeps it.
/// Thread: GTK's.
public class Action: GObjectRef {
    /// Makes an action without parameter.
    /// - Parameters:
    ///   - name: without `app.` or `win.`.
    ///   - body: what to do; capture what is above weakly.
    public init(_ name: String, _ body: @escaping @MainActor () -> Void) {
        super.init(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, nil)))
        connect(SignalName<PointerSignature>("activate")) { _ in body() }
    }

    /// Makes an action with a parameter.
    /// - Parameters:
    ///   - name: without `app.` or `win.`.
    ///   - type: the parameter's type.
    ///   - body: what to do; capture what is above weakly.
    public init<Parameter: VariantConvertible>(
        _ name: String, taking type: Parameter.Type, _ body: @escaping @MainActor (Parameter) -> Void
    ) {
        let variantType = g_variant_type_new(Parameter.variantType)
        defer { g_variant_type_free(variantType) }
        super.init(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, variantType)))
        connect(SignalName<PointerSignature>("activate")) { parameter in
            guard let parameter, let value = Parameter(variant: OpaquePointer(parameter)) else { return }
            body(value)
        }
    }

    /// Takes over an action that a derived class has made.
    override init(adopting pointer: UnsafeMutableRawPointer?) { super.init(adopting: pointer) }

    /// Whether the action can be done now.
    public final var isEnabled: Bool {
        get { g_action_get_enabled(opaque) != 0 }
        set { g_simple_action_set_enabled(opaque, newValue ? 1 : 0) }
    }

    /// Adds the action to an application.
    public final func add(to application: Application) { g_action_map_add_action(application.opaque, opaque) }

    /// Adds the action to a window.
    public final func add(to window: ApplicationWindow) { g_action_map_add_action(window.opaque, opaque) }
}
