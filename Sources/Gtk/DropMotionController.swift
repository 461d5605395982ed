import CGtk
import GLib

/// Tells of something being dragged over a widget.
public final class DropMotionController: EventController {
    /// Makes a controller.
    public init() {
        super.init(adopting: UnsafeMutableRawPointer(gtk_drop_controller_motion_new()))
    }

    /// Whether what hovers, or has just been dropped, comes from this program and is to be moved, not copied.
    public var isMoveFromThisProgram: Bool {
        guard let drop = gtk_drop_controller_motion_get_drop(opaque), let drag = gdk_drop_get_drag(drop) else {
            return false
        }
        return gdk_drag_get_selected_action(drag) == GDK_ACTION_MOVE
    }
}
