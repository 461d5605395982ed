import CGtk
import GLib

/// Handlers of a change of a GListModel: the place of the change, how many items went, and how many came.
public enum ListChangeSignature: SignalSignature {
    /// The Swift closure's type.
    public typealias Handler = @MainActor (Int, Int, Int) -> Void
    private typealias Function =
        @convention(c) (UnsafeMutableRawPointer?, guint, guint, guint, UnsafeMutableRawPointer?) -> Void
    /// The C function.
    public static var trampoline: GCallback {
        let function: Function = { _, place, removed, added, data in
            enterMainActor(with: data) { data in
                ClosureBox<Handler>.borrowed(data)?.function(Int(place), Int(removed), Int(added))
            }
        }
        return unsafeBitCast(function, to: GCallback.self)
    }
}
