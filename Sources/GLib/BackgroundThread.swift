import CGtk

/// A thread for one piece of work that is waited for later.
///
/// Ownership: whoever starts it waits for it, or ends the process. Thread: any, one at a time.
public struct BackgroundThread {
    private let thread: OpaquePointer

    /// Starts the work.
    /// - Parameters:
    ///   - name: what debuggers call the thread, at most 15 bytes.
    ///   - work: what to do there.
    /// - Returns: nil where the system has no thread to spare; nothing has been done then.
    public init?(_ name: String, _ work: @escaping @Sendable () -> Void) {
        let box = Unmanaged.passRetained(Work(work))
        guard let thread = g_thread_try_new(name, runWork, box.toOpaque(), nil) else {
            box.release()
            return nil
        }
        self.thread = OpaquePointer(thread)
    }

    /// Waits until the work is done; to be called once.
    public func wait() { _ = g_thread_join(UnsafeMutablePointer(thread)) }
}

/// What a thread has to do.
private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private let runWork: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { data in
    guard let data else { return nil }
    Unmanaged<Work>.fromOpaque(data).takeRetainedValue().body()
    return nil
}
