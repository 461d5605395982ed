import CGtk
import GLib

/// What makes something of the events of a pointer or a finger.
open class Gesture: EventController {
    /// Takes the whole sequence for this gesture: no other gets it.
    public final func claim() { gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED) }

    /// Leaves the whole sequence to others.
    public final func deny() { gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_DENIED) }
}
