import CGtk
import GLib

/// A window of an application, with the actions `win.…` of its own.
///
/// Ownership: as ``Window``; the application keeps it too, and runs as long as it has one.
/// Thread: GTK's.
public final class ApplicationWindow: Window {
    /// Makes a window of an application.
    public convenience init(_ application: Application) {
        self.init(gtk_application_window_new(application.application))
        tellThatItIsAWindow()
    }
}

extension Window {
    /// Whether the window manager, or GTK in its place, draws a frame around the window.
    public final var isDecorated: Bool {
        get { gtk_window_get_decorated(cast()) != 0 }
        set { gtk_window_set_decorated(cast(), newValue ? 1 : 0) }
    }

    /// Asks for a size in px, also of a window that is shown already.
    public final func setDefaultSize(width: Int, height: Int) {
        gtk_window_set_default_size(cast(), Int32(width), Int32(height))
    }

    /// Asks the window to close, which its `close-request` handlers may refuse.
    public final func close() { gtk_window_close(cast()) }

    /// Whether the focus is to be shown, since the keyboard was used last.
    public final var focusIsVisible: Bool {
        get { gtk_window_get_focus_visible(cast()) != 0 }
        set { gtk_window_set_focus_visible(cast(), newValue ? 1 : 0) }
    }

    /// Has GTK's timer that hides the focus three seconds after it was last shown rest until the next key.
    ///
    /// Else whoever wants to see the focus for longer would have the window painted twice every three seconds. The timer
    /// stays where it is, as GTK removes it by its number. To be called from the main loop, not while the timer runs.
    public final func restFocusTimer() {
        guard let timer = g_main_context_find_source_by_user_data(nil, pointer), let name = g_source_get_name(timer),
            String(cString: name) == "[gtk] unset_focus_visible"
        else { return }
        g_source_set_ready_time(timer, -1)
    }

    /// What has the keyboard focus, or will have it when the window is active.
    public final var focus: Widget? {
        gtk_window_get_focus(cast()).map { Widget(retaining: UnsafeMutableRawPointer($0)) }
    }

    /// Moves the keyboard focus to a widget, or to none.
    public final func setFocus(_ widget: Widget?) { gtk_window_set_focus(cast(), widget?.widget) }
}

extension SignalName where Signature == VoidSignature {
    /// The widget is being torn down.
    public static var destroy: SignalName { SignalName("destroy") }
    /// The widget has got its surface.
    public static var realize: SignalName { SignalName("realize") }
    /// The widget is about to lose its surface.
    public static var unrealize: SignalName { SignalName("unrealize") }
}
