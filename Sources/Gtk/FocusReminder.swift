import CGtk
import GLib

/// Tells assistive technology what has the focus whenever a window becomes active.
///
/// GTK 4.8 tells of the focus before it tells that the window is active, and at the first time before anybody can
/// listen: a screen reader then takes the frame for what has the focus, reads the title only, and says nothing when
/// the caret moves. So, as soon as somebody can listen, the focus is taken away and given back within one turn of the
/// main loop, which makes GTK tell of it and which nothing is painted of.
///
/// Ownership: a window's handlers keep it, as long as the window is there.
/// Thread: GTK's.
@MainActor
public final class FocusReminder {
    /// What is to be said before what has the focus is read: a sentence in the user's language, or nothing.
    ///
    /// It is asked for once at each return to the window.
    public var words: @MainActor () -> String = { "" }
    /// What has the focus has been told since the user came to the window.
    public private(set) var hasTold = false

    /// Borrowed; nil when the window has gone.
    private var window: UnsafeMutablePointer<GtkWindow>?
    private var pending: EventSource?

    /// Begins to watch a window.
    public init(_ window: Window) {
        self.window = window.cast()
        window.connect(.notify("is-active")) { self.activeChanged() }
        window.connect(.destroy) { (self.window, self.pending) = (nil, nil) }
    }

    private func activeChanged() {
        (pending, hasTold) = (nil, false)
        guard isActive else { return }
        AccessibilityBus.shared.whenJoined { [weak self] in self?.remindSoon() }
    }

    /// How long what is new has to become known to who listens, in milliseconds.
    private static let timeToBeKnown: UInt32 = 150

    /// Tells once more what has the focus, where it has only now come into view: newer versions of GTK tell nothing of
    /// what nobody has asked for yet.
    public func remindOfNew() {
        guard isActive else { return }
        pending = EventSource.after(milliseconds: Self.timeToBeKnown) { [weak self] in self?.remind() }
    }

    private var isActive: Bool { window.map { gtk_window_is_active($0) != 0 } ?? false }

    /// After GTK has done what it does itself.
    private func remindSoon() {
        guard isActive else { return }
        pending = EventSource.idle { [weak self] in self?.remind() }
    }

    private func remind() {
        (pending, hasTold) = (nil, true)
        guard let window, let focus = gtk_window_get_focus(window) else { return }
        let words = words()
        // Not in a menu, which would be closed by that; it tells of itself.
        guard gtk_widget_get_native(focus) == OpaquePointer(window) else { return Widget.announce(words, near: focus) }
        let widget = Widget(retaining: UnsafeMutableRawPointer(focus))
        gtk_window_set_focus(window, nil)
        if words.isEmpty { widget.grabFocus() } else { widget.grabFocus(saying: words) }
    }
}
