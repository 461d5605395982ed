import CGtk
import GLib

/// Tells of the pointer being dragged with a button held.
public final class DragGesture: Gesture {
    /// Makes a gesture for a mouse button.
    public init(button: UInt32 = UInt32(GDK_BUTTON_PRIMARY)) {
        super.init(adopting: UnsafeMutableRawPointer(gtk_gesture_drag_new()))
        gtk_gesture_single_set_button(opaque, button)
    }

    /// Forgets the sequence, once something else has taken the pointer.
    public func reset() { gtk_event_controller_reset(opaque) }

    /// The device that drags, borrowed.
    public var device: OpaquePointer? { gtk_gesture_get_device(opaque) }

    /// The button held.
    public var button: UInt32 { gtk_gesture_single_get_current_button(opaque) }

    /// When the event being handled came, in the display's milliseconds.
    public var time: UInt32 { gtk_event_controller_get_current_event_time(opaque) }
}

extension SignalName where Signature == PointSignature {
    /// A drag begins, at a place in the widget.
    public static var dragBegin: SignalName { SignalName("drag-begin") }
    /// The pointer has moved, by so much since the begin.
    public static var dragUpdate: SignalName { SignalName("drag-update") }
    /// The drag ends, so far from its begin.
    public static var dragEnd: SignalName { SignalName("drag-end") }
}
