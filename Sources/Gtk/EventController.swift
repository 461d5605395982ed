import CGtk
import GLib

/// What turns events at a widget into signals.
@MainActor
open class EventController: GObjectRef {
    /// When the controller sees events: before the widget (`GTK_PHASE_CAPTURE`) or after it (`GTK_PHASE_BUBBLE`).
    public final var phase: GtkPropagationPhase {
        get { gtk_event_controller_get_propagation_phase(opaque) }
        set { gtk_event_controller_set_propagation_phase(opaque, newValue) }
    }

    /// The keyboard modifiers of the event being handled.
    public final var modifiers: GdkModifierType { gtk_event_controller_get_current_event_state(opaque) }
}

/// Tells when the focus comes to a widget or leaves it.
public final class FocusController: EventController {
    /// Makes a controller.
    public init() {
        super.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_focus_new()))
    }

    /// Whether the widget itself has the focus.
    public var isFocus: Bool { gtk_event_controller_focus_is_focus(opaque) != 0 }
    /// Whether the widget or something in it has the focus.
    public var containsFocus: Bool { gtk_event_controller_focus_contains_focus(opaque) != 0 }
}

/// Tells of keys.
public final class KeyController: EventController {
    /// Makes a controller.
    public init() {
        super.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_key_new()))
    }

    /// Hands the event being handled to another widget.
    @discardableResult
    public func forward(to widget: Widget) -> Bool {
        gtk_event_controller_key_forward(opaque, widget.widget) != 0
    }
}

/// A key press: the symbol and the modifiers.
///
/// `true` says that it is dealt with.
public enum KeySignature: SignalSignature {
    /// The Swift closure's type: key symbol (`GDK_KEY_…`), modifiers.
    public typealias Handler = @MainActor (UInt32, GdkModifierType) -> Bool
    private typealias Function =
        @convention(c) (UnsafeMutableRawPointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?) -> gboolean
    /// The C function.
    public static var trampoline: GCallback {
        let function: Function = { _, symbol, _, modifiers, data in
            return enterMainActor(with: data) { data in
                ClosureBox<Handler>.borrowed(data)?.function(symbol, modifiers) == true ? 1 : 0
            }
        }
        return unsafeBitCast(function, to: GCallback.self)
    }
}

extension SignalName where Signature == KeySignature {
    /// A key goes down.
    public static var keyPressed: SignalName { SignalName("key-pressed") }
}
