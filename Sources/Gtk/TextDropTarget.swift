import CGtk
import GLib

/// Lets text be dropped on a widget.
public final class TextDropTarget: EventController {
    /// Makes a target.
    /// - Parameters:
    ///   - actions: what may be done with what is dropped.
    ///   - onDrop: takes the text dropped at a point in px; says whether it did. Capture what is above weakly.
    public init(actions: GdkDragAction, onDrop: @escaping @MainActor (String, Double, Double) -> Bool) {
        super.init(adopting: UnsafeMutableRawPointer(gtk_drop_target_new(String.valueType, actions)))
        connect(SignalName<TextDropSignature>("drop")) { value, x, y in onDrop(String(reading: value), x, y) }
    }

    /// Whether what hovers here or has been dropped comes from this program.
    public var isFromThisProgram: Bool {
        gtk_drop_target_get_drop(opaque).map { gdk_drop_get_drag($0) != nil } ?? false
    }
}

/// Handlers of a drop: the value, and the place in px; `true` says that it has been taken.
public enum TextDropSignature: SignalSignature {
    /// The Swift closure's type.
    public typealias Handler = @MainActor (UnsafePointer<GValue>, Double, Double) -> Bool
    private typealias Function =
        @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<GValue>?, Double, Double, UnsafeMutableRawPointer?)
        -> gboolean
    /// The C function.
    public static var trampoline: GCallback {
        let function: Function = { _, value, x, y, data in
            return enterMainActor(with: (value, data)) { value, data in
                guard let value else { return 0 }
                return ClosureBox<Handler>.borrowed(data)?.function(value, x, y) == true ? 1 : 0
            }
        }
        return unsafeBitCast(function, to: GCallback.self)
    }
}

/// Handlers that say what may be done at a point in px.
public enum DropMotionSignature: SignalSignature {
    /// The Swift closure's type.
    public typealias Handler = @MainActor (Double, Double) -> GdkDragAction
    private typealias Function =
        @convention(c) (UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?) -> GdkDragAction
    /// The C function.
    public static var trampoline: GCallback {
        let function: Function = { _, x, y, data in
            return enterMainActor(with: data) { data in
                ClosureBox<Handler>.borrowed(data)?.function(x, y) ?? GdkDragAction(rawValue: 0)
            }
        }
        return unsafeBitCast(function, to: GCallback.self)
    }
}

extension SignalName where Signature == DropMotionSignature {
    /// Something is dragged over the widget.
    public static var dropMotion: SignalName { SignalName("motion") }
}

extension SignalName where Signature == VoidSignature {
    /// What was dragged over the widget has left it.
    public static var dropLeave: SignalName { SignalName("leave") }
}
