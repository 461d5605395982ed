import CGtk

/// A thread for work on files, one job after the other, whose results come back to GTK's thread.
///
/// Ownership: the thread ends when the queue is dropped and its jobs are done.
/// Thread: any.
public final class FileWorkQueue: Sendable {
    private let state = FileWorkState()

    /// Starts the thread.
    public init() {
        var thread = pthread_t()
        let retained = Unmanaged.passRetained(state)
        let failed = pthread_create(&thread, nil, runJobs, retained.toOpaque())
        if failed == 0 {
            pthread_detach(thread)
        } else {
            // Without a thread the jobs run where they are given.
            state.runsInline = true
            retained.release()
        }
    }

    deinit {
        state.stop()
    }

    /// Has a job done.
    /// - Parameters:
    ///   - job: what to do, on the queue's thread.
    ///   - completion: what to do then, on GTK's thread when its loop turns.
    public func add(
        _ job: @escaping @Sendable () -> Void, then completion: @escaping @MainActor @Sendable () -> Void
    ) {
        state.add(job, completion)
    }

    /// Waits until all jobs given so far are done.
    ///
    /// Their completions come later all the same.
    public func drain() {
        state.drain()
    }
}

private let runJobs: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { data in
    guard let data else { return nil }
    Unmanaged<FileWorkState>.fromOpaque(data).takeRetainedValue().run()
    return nil
}
