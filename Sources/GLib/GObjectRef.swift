import CGtk

/// The owner of one GObject reference.
///
/// The only place in the project that calls `g_object_ref` and `g_object_unref`. Wrappers of classes derive from it.
/// Ownership: holds one strong reference from `init` to `deinit`.
/// Thread: made and used on GTK's thread; the last reference to the Swift object may be dropped on any thread, in which
/// case the GObject reference is handed to GTK's thread to be dropped there.
@MainActor
open class GObjectRef {
    /// The instance; valid as long as this object lives.
    nonisolated(unsafe) public let pointer: UnsafeMutableRawPointer

    /// Takes over a reference that the caller owns (C's "transfer full").
    public init(adopting pointer: UnsafeMutableRawPointer?) {
        self.pointer = Self.present(pointer)
    }

    /// Adds a reference of its own to a borrowed instance.
    ///
    /// A floating reference stays floating: it is for whoever made the instance and has not yet given it its place, as a
    /// view has not with a cell that it has filled for the first time.
    public init(retaining pointer: UnsafeMutableRawPointer?) {
        self.pointer = Self.present(pointer)
        g_object_ref(self.pointer)
    }

    /// Takes over the floating reference of a new instance (C's "transfer floating"), such as a widget's.
    public init(sinking pointer: UnsafeMutableRawPointer?) {
        self.pointer = Self.present(pointer)
        g_object_ref_sink(self.pointer)
    }

    /// GObject's constructors do not fail, though C cannot say so: NULL is a bug of ours.
    private static func present(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer {
        guard let pointer else { fatalError("a GObject was expected, NULL came") }
        return pointer
    }

    deinit {
        releaseObjectOnMainThread(pointer)
    }

    /// The instance as a typed pointer, for C functions that want one.
    public func cast<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> {
        pointer.assumingMemoryBound(to: type)
    }

    /// The instance as C's final types arrive in Swift.
    public var opaque: OpaquePointer { OpaquePointer(pointer) }
}

/// Drops one reference, now when on GTK's thread, else there as soon as its loop is idle.
private func releaseObjectOnMainThread(_ pointer: UnsafeMutableRawPointer) {
    if peel_is_main_thread() != 0 {
        g_object_unref(pointer)
    } else {
        g_idle_add_full(
            G_PRIORITY_DEFAULT,
            { object in
                g_object_unref(object)
                return 0
            }, pointer, nil)
    }
}
