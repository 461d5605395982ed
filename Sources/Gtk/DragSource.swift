import CGtk
import GLib

/// Lets something be dragged out of a widget.
public final class DragSource: EventController {
    /// Makes a source from which nothing can be dragged yet.
    /// - Parameter actions: what may be done with what is dragged.
    public init(actions: GdkDragAction) {
        super.init(adopting: UnsafeMutableRawPointer(gtk_drag_source_new()))
        gtk_drag_source_set_actions(opaque, actions)
    }

    /// Says what is dragged.
    /// - Parameter text: the text that is dragged from a point in px, nil where nothing is; capture what is above weakly.
    public func onPrepare(_ text: @escaping @MainActor (Double, Double) -> String?) {
        connect(SignalName<PrepareSignature>("prepare")) { x, y in
            text(x, y).map { text in text.withGValue { gdk_content_provider_new_for_value($0) } }
        }
    }

    /// Sets what is seen under the pointer: a GdkPaintable (borrowed), and where in it the pointer is, in px.
    public func setIcon(_ paintable: OpaquePointer, hotX: Int, hotY: Int) {
        gtk_drag_source_set_icon(opaque, paintable, Int32(hotX), Int32(hotY))
    }
}

/// Handlers that give what is dragged from a point: a GdkContentProvider that the caller takes over.
public enum PrepareSignature: SignalSignature {
    /// The Swift closure's type.
    public typealias Handler = @MainActor (Double, Double) -> UnsafeMutablePointer<GdkContentProvider>?
    private typealias Function =
        @convention(c) (UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?)
        -> UnsafeMutablePointer<GdkContentProvider>?
    /// The C function.
    public static var trampoline: GCallback {
        let function: Function = { _, x, y, data in
            return enterMainActor(with: data) { data in
                ClosureBox<Handler>.borrowed(data)?.function(x, y)
            }
        }
        return unsafeBitCast(function, to: GCallback.self)
    }
}

extension SignalName where Signature == DragEndSignature {
    /// The drag has ended; the flag says whether what was dragged is to go from here.
    public static var dragSourceEnd: SignalName { SignalName("drag-end") }
}

/// Handlers of the end of a drag.
public enum DragEndSignature: SignalSignature {
    /// The Swift closure's type.
    public typealias Handler = @MainActor (Bool) -> Void
    private typealias Function =
        @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, gboolean, UnsafeMutableRawPointer?) -> Void
    /// The C function.
    public static var trampoline: GCallback {
        let function: Function = { _, _, deletes, data in
            enterMainActor(with: data) { data in ClosureBox<Handler>.borrowed(data)?.function(deletes != 0) }
        }
        return unsafeBitCast(function, to: GCallback.self)
    }
}
