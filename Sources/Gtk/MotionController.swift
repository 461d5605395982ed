import CGtk
import GLib

/// Tells where the pointer is.
public final class MotionController: EventController {
    /// Makes a controller.
    public init() {
        super.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_motion_new()))
    }

    /// Whether the pointer is over the widget now.
    public var containsPointer: Bool { gtk_event_controller_motion_contains_pointer(opaque) != 0 }
}

extension SignalName where Signature == PointSignature {
    /// The pointer comes in, at a place.
    public static var enter: SignalName { SignalName("enter") }
    /// The pointer moves to a place.
    public static var motion: SignalName { SignalName("motion") }
}

extension SignalName where Signature == VoidSignature {
    /// The pointer, or the focus, goes away.
    public static var leave: SignalName { SignalName("leave") }
}
