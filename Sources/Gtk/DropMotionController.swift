import CGtk
import GLib

/// Tells of something being dragged over a widget.
public final class DropMotionController: EventController {
    /// Makes a controller.
    public init() {
        super.init(adopting: UnsafeMutableRawPointer(gtk_drop_controller_motion_new()))
    }

    /// The drag that hovers here or has just been dropped, if it is this program's own and is to be moved, not copied.
    public var moveFromThisProgram: GObjectRef? {
        guard let drop = gtk_drop_controller_motion_get_drop(opaque), let drag = gdk_drop_get_drag(drop),
            gdk_drag_get_selected_action(drag) == GDK_ACTION_MOVE
        else { return nil }
        return GObjectRef(retaining: UnsafeMutableRawPointer(drag))
    }
}
