import CGtk
import GLib

/// Tells assistive technology what has the focus whenever a window becomes active.
///
/// GTK 4.8 tells of the focus before it tells that the window is active, and at the first time before anybody can
/// listen: a screen reader then takes the frame for what has the focus, reads the title only, and says nothing when
/// the caret moves. So the focus is taken away and given back within one turn of the main loop, which makes GTK tell
/// of it and which nothing is painted of.
///
/// Ownership: a window's handlers keep it, as long as the window is there.
/// Thread: GTK's.
@MainActor
public final class FocusReminder {
    /// How long after the first activation it is told, in milliseconds: the program must be known to the
    /// accessibility bus by then.
    private static let beginning: UInt32 = 400

    /// The user has come to the window, and what has the focus has been told.
    public var onReturn: @MainActor () -> Void = {}

    /// Borrowed; nil when the window has gone.
    private var window: UnsafeMutablePointer<GtkWindow>?
    private var isKnown = false
    private var pending: EventSource?

    /// Begins to watch a window.
    public init(_ window: Window) {
        self.window = window.cast()
        window.connect(.notify("is-active")) { self.activeChanged() }
        window.connect(.destroy) { (self.window, self.pending) = (nil, nil) }
    }

    private func activeChanged() {
        pending = nil
        guard let window, gtk_window_is_active(window) != 0 else { return }
        if isKnown {
            pending = EventSource.idle { [weak self] in self?.remind() }
        } else {
            isKnown = true
            pending = EventSource.after(milliseconds: Self.beginning) { [weak self] in self?.remind() }
        }
    }

    private func remind() {
        pending = nil
        defer { onReturn() }
        guard let window, let focus = gtk_window_get_focus(window) else { return }
        // Not in a menu, which would be closed by that; it tells of itself.
        guard gtk_widget_get_native(focus) == OpaquePointer(window) else { return }
        let widget = Widget(retaining: UnsafeMutableRawPointer(focus))
        gtk_window_set_focus(window, nil)
        widget.grabFocus()
    }
}
