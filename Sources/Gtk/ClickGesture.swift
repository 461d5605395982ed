import CGtk
import GLib

/// Tells of clicks.
public final class ClickGesture: Gesture {
    /// Makes a gesture for a mouse button, 0 for all.
    public init(button: UInt32 = UInt32(GDK_BUTTON_PRIMARY)) {
        let gesture = gtk_gesture_click_new()
        super.init(adopting: UnsafeMutableRawPointer(gesture))
        gtk_gesture_single_set_button(opaque, button)
    }
}

/// Handlers of a click: how many so far, and the place in px.
public enum ClickSignature: SignalSignature {
    /// The Swift closure's type.
    public typealias Handler = @MainActor (Int, Double, Double) -> Void
    private typealias Function =
        @convention(c) (UnsafeMutableRawPointer?, Int32, Double, Double, UnsafeMutableRawPointer?) -> Void
    /// The C function.
    public static var trampoline: GCallback {
        let function: Function = { _, count, x, y, data in
            enterMainActor(with: data) { data in ClosureBox<Handler>.borrowed(data)?.function(Int(count), x, y) }
        }
        return unsafeBitCast(function, to: GCallback.self)
    }
}

extension SignalName where Signature == ClickSignature {
    /// A button goes down.
    public static var pressed: SignalName { SignalName("pressed") }
    /// A button goes up.
    public static var released: SignalName { SignalName("released") }
}
