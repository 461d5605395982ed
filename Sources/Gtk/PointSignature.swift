import CGtk
import GLib

/// Handlers that get a place or a way, in px.
public enum PointSignature: SignalSignature {
    /// The Swift closure's type.
    public typealias Handler = @MainActor (Double, Double) -> Void
    private typealias Function =
        @convention(c) (UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?) -> Void
    /// The C function.
    public static var trampoline: GCallback {
        let function: Function = { _, x, y, data in
            enterMainActor(with: data) { data in ClosureBox<Handler>.borrowed(data)?.function(x, y) }
        }
        return unsafeBitCast(function, to: GCallback.self)
    }
}
