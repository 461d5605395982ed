import CGtk
import GLib

/// Tells whether an object is still there, without keeping it.
@MainActor
final class ObjectWatch {
    nonisolated(unsafe) private let reference: UnsafeMutablePointer<GWeakRef>

    /// Watches an object.
    init(_ object: GObjectRef) {
        reference = .allocate(capacity: 1)
        g_weak_ref_init(reference, object.pointer)
    }

    deinit {
        g_weak_ref_clear(reference)
        reference.deallocate()
    }

    /// Whether somebody still holds it.
    var isAlive: Bool {
        guard let object = g_weak_ref_get(reference) else { return false }
        g_object_unref(object)
        return true
    }
}
