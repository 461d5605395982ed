import CGtk
import GLib

/// What a pointer does that rests where a menu opens.
extension Popover {
    private typealias Part = UnsafeMutablePointer<GtkWidget>

    /// Lets a pointer that rests where the menu opens count for nothing until it moves or clicks.
    ///
    /// GTK takes the entry under it for the one that the arrows lead on from, though another has the focus.
    public func ignoreRestingPointer() {
        let popover = widget
        connect(.map) { Self.listen(popover, false) }
        if isMapped { Self.listen(popover, false) }
        setUpMotion()
        setUpClick()
    }

    private func setUpMotion() {
        let (popover, motion) = (widget, MotionController())
        let controller = motion.opaque
        addController(motion)
        motion.connect(.motion) { _, _ in
            // GTK makes some itself where something has been placed anew; those have no time.
            if gtk_event_controller_get_current_event_time(controller) != 0 { Self.listen(popover, true) }
        }
    }

    /// A click before any movement, as a finger does it, has been given to the popover, and is passed on.
    private func setUpClick() {
        let (popover, click) = (widget, ClickGesture(button: 0))
        var hit: GObjectRef?
        addController(click)
        click.connect(.pressed) { _, x, y in
            guard !Self.listens(popover) else { return hit = nil }
            Self.listen(popover, true)
            hit = gtk_widget_pick(popover, x, y, GTK_PICK_DEFAULT).map {
                GObjectRef(retaining: UnsafeMutableRawPointer($0))
            }
        }
        click.connect(.released) { _, _, _ in
            var next: Part? = hit?.cast()
            hit = nil
            while let part = next, part != popover {
                if gtk_widget_activate(part) != 0 { return }
                next = gtk_widget_get_parent(part)
            }
        }
    }

    private static func listen(_ popover: Part, _ listens: Bool) {
        gtk_widget_get_first_child(popover).map { gtk_widget_set_can_target($0, listens ? 1 : 0) }
    }

    private static func listens(_ popover: Part) -> Bool {
        gtk_widget_get_first_child(popover).map { gtk_widget_get_can_target($0) != 0 } ?? true
    }
}
