import CGtk
import GLib

/// Tells assistive technology what has the focus whenever a window becomes active.
///
/// GTK 4.8 tells of the focus before it tells that the window is active, and at the first time before anybody can
/// listen: a screen reader then takes the frame for what has the focus, reads the title only, and says nothing when
/// the caret moves. Where that is so, the focus is taken away and given back within one turn of the main loop, which
/// makes GTK tell of it and which nothing is painted of.
/// Thread: GTK's.
@MainActor
public final class FocusReminder {
    /// How long after the first activation it is told, in milliseconds: the program must be known to the
    /// accessibility bus by then.
    private static let beginning: UInt32 = 400

    /// The user has come to the window, and what has the focus has been told.
    public var onReturn: @MainActor () -> Void = {}

    private weak var window: Window?
    private var isKnown = false
    private var pending: EventSource?

    /// Begins to watch a window, for as long as this object lives.
    public init(_ window: Window) {
        self.window = window
        window.connect(.notify("is-active")) { [weak self] in self?.activeChanged() }
    }

    private func activeChanged() {
        pending = nil
        guard let window, window.isActive else { return }
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
        guard let window, let focus = gtk_window_get_focus(window.cast()) else { return }
        // Not in a menu, which would be closed by that; it tells of itself.
        guard gtk_widget_get_native(focus) == OpaquePointer(window.pointer) else { return }
        let widget = Widget(retaining: UnsafeMutableRawPointer(focus))
        window.setFocus(nil)
        widget.grabFocus()
    }
}
