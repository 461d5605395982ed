import CGtk
import GLib

/// A top-level window.
///
/// Ownership: GTK owns windows; ``destroy()`` is what ends one, dropping the wrapper does not.
open class Window: Widget {
    /// Makes a window.
    public convenience init() {
        self.init(gtk_window_new())
        tellThatItIsAWindow()
    }

    /// Sets the role that GTK 4.8 forgets where the focus is set before the window is shown: assistive technology would
    /// take the window for a part of another, and not know when it is active.
    final func tellThatItIsAWindow() {
        if gtk_check_version(4, 12, 0) != nil { setAccessibleRole(GTK_ACCESSIBLE_ROLE_WINDOW) }
    }

    /// Puts a widget in.
    public final func setChild(_ child: Widget?) { gtk_window_set_child(cast(), child?.widget) }

    /// Shows the window and asks for it to come to the front.
    public final func present() { gtk_window_present(cast()) }

    /// Shows the window and asks for it to come to the front because the user has just said so elsewhere: by a key of
    /// the desktop's, or in a terminal.
    ///
    /// X11's window managers look at the time of the user's last deed with the window, to have none come forward by
    /// itself; Wayland's compositors at the token that comes with the call.
    public final func presentAtCall() { present(at: timeOfCall) }

    /// The time that ``presentAtCall()`` tells, for several windows at once: it is asked of the X server, and GTK looks
    /// through all that has come from there meanwhile.
    ///
    /// 0 where there is none to tell, as before the window is shown.
    public final var timeOfCall: UInt32 { gtk_native_get_surface(opaque).map { peel_x11_server_time($0) } ?? 0 }

    /// Shows the window and asks for it to come to the front, since the user has said so at a time; 0 for the usual one.
    public final func present(at time: UInt32) {
        if time == 0 { present() } else { gtk_window_present_with_time(cast(), time) }
    }

    /// Ends the window.
    public final func destroy() { gtk_window_destroy(cast()) }

    /// Says which window this one belongs to and stays above; nil for none.
    public final func setTransient(for parent: Window?) { gtk_window_set_transient_for(cast(), parent?.cast()) }

    /// Whether the window is the one that the user works in.
    public final var isActive: Bool { gtk_window_is_active(cast()) != 0 }

    /// The window's title.
    public final var title: String {
        get { gtk_window_get_title(cast()).map { String(cString: $0) } ?? "" }
        set { gtk_window_set_title(cast(), newValue) }
    }
}

extension SignalName where Signature == QuestionSignature {
    /// The user asks for the window to be closed; `true` keeps it open.
    public static var closeRequest: SignalName { SignalName("close-request") }
}
