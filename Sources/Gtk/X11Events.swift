import CGtk
import GLib

/// Tells of what an X11 display says about a window that GTK itself passes over.
///
/// One handler at the display serves all windows, and is there as long as anybody listens.
/// Thread: GTK's.
@MainActor
public final class X11Events {
    /// What has happened to a window.
    public enum Event: Sendable {
        /// It has another place or size.
        case configured
        /// The window manager or somebody else has changed one of its properties.
        case propertyChanged
    }

    private static var listeners: [UInt: @MainActor (Event) -> Void] = [:]
    private static var connection: SignalConnection?

    /// Listens to what happens to a window, in place of who did before; nil ends that.
    public static func listen(to window: X11Window, on display: Display, _ body: (@MainActor (Event) -> Void)?) {
        listeners[window.id] = body
        if listeners.isEmpty {
            connection?.disconnect()
            connection = nil
        } else if connection == nil {
            connection = display.connect(SignalName<XEventSignature>("xevent")) { tell($0) }
        }
    }

    private static func tell(_ event: UnsafeMutableRawPointer) {
        let word = MemoryLayout<Int>.size
        switch event.load(as: Int32.self) {
        case 22:  // ConfigureNotify: type, serial, send_event, display, event, window
            listeners[event.load(fromByteOffset: 5 * word, as: UInt.self)]?(.configured)
        case 28:  // PropertyNotify: type, serial, send_event, display, window
            listeners[event.load(fromByteOffset: 4 * word, as: UInt.self)]?(.propertyChanged)
        default: break
        }
    }
}

/// Handlers that look at an Xlib event, borrowed for the call, and leave it to GDK.
public enum XEventSignature: SignalSignature {
    /// The Swift closure's type.
    public typealias Handler = @MainActor (UnsafeMutableRawPointer) -> Void
    private typealias Function =
        @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean
    /// The C function.
    public static var trampoline: GCallback {
        let function: Function = { _, event, data in
            enterMainActor(with: (event, data)) { event, data in
                if let event { ClosureBox<Handler>.borrowed(data)?.function(event) }
            }
            return 0
        }
        return unsafeBitCast(function, to: GCallback.self)
    }
}
