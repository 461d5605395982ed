import CGtk
import GLib

/// An action that has a state: a truth value makes a check box of its menu entry, a string a choice of one among
/// several.
///
/// Activating the first without a parameter asks for the opposite; the others are activated with the state that is
/// wanted.
/// Ownership: what it is added to keeps it.
/// Thread: GTK's.
public final class StatefulAction<State: VariantConvertible & Equatable>: Action {
    /// Makes an action.
    /// - Parameters:
    ///   - name: without `app.` or `win.`.
    ///   - state: the state at first.
    ///   - onRequest: another state is wanted; what grants it sets ``state``. Capture what is above weakly.
    public init(_ name: String, _ state: State, onRequest: @escaping @MainActor (State) -> Void) {
        // A switch is activated without a parameter, a choice with the one that is wanted.
        let type = State.self == Bool.self ? nil : g_variant_type_new(State.variantType)
        defer { if let type { g_variant_type_free(type) } }
        super.init(adopting: UnsafeMutableRawPointer(g_simple_action_new_stateful(name, type, state.variant)))
        connect(SignalName<PointerSignature>("change-state")) { wanted in
            guard let wanted, let state = State(variant: OpaquePointer(wanted)) else { return }
            onRequest(state)
        }
    }

    /// The state; setting it tells menus and whoever listens, and asks nobody.
    public var state: State? {
        get {
            guard let state = g_action_get_state(opaque) else { return nil }
            defer { g_variant_unref(state) }
            return State(variant: state)
        }
        set {
            guard let newValue, newValue != state else { return }
            g_simple_action_set_state(opaque, newValue.variant)
        }
    }
}
