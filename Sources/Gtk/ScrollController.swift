import CGtk
import GLib

/// Tells of the wheel, step by step, and of what a touchpad makes of it.
public final class ScrollController: EventController {
    /// Makes a controller.
    public init() {
        let flags = GTK_EVENT_CONTROLLER_SCROLL_VERTICAL.rawValue | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE.rawValue
        super.init(
            adopting: UnsafeMutableRawPointer(
                gtk_event_controller_scroll_new(GtkEventControllerScrollFlags(rawValue: flags))))
    }
}

/// A turn of the wheel: the steps to the right and down; `true` says that it is dealt with.
public enum ScrollSignature: SignalSignature {
    /// The Swift closure's type.
    public typealias Handler = @MainActor (Double, Double) -> Bool
    private typealias Function =
        @convention(c) (UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?) -> gboolean
    /// The C function.
    public static var trampoline: GCallback {
        let function: Function = { _, dx, dy, data in
            return enterMainActor(with: data) { data in
                ClosureBox<Handler>.borrowed(data)?.function(dx, dy) == true ? 1 : 0
            }
        }
        return unsafeBitCast(function, to: GCallback.self)
    }
}

extension SignalName where Signature == ScrollSignature {
    /// The wheel has been turned.
    public static var scroll: SignalName { SignalName("scroll") }
}
