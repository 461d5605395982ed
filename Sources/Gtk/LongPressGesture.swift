import CGtk
import GLib

/// Tells of a finger or a button that is held in place.
public final class LongPressGesture: Gesture {
    /// Makes a gesture.
    /// - Parameter touchOnly: whether only fingers count.
    public init(touchOnly: Bool) {
        super.init(adopting: UnsafeMutableRawPointer(gtk_gesture_long_press_new()))
        gtk_gesture_single_set_touch_only(opaque, touchOnly ? 1 : 0)
    }
}

extension SignalName where Signature == PointSignature {
    /// Something has been held at a place.
    public static var longPressed: SignalName { SignalName("pressed") }
}
