import CGtk

/// What the two sides of a ``FileWorkQueue`` share.
///
/// Guarded by one pthread mutex, completions too: a checker of threads does not see through GLib's own locks.
final class FileWorkState: @unchecked Sendable {
    private typealias Completion = @MainActor @Sendable () -> Void

    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var jobs: [(job: @Sendable () -> Void, completion: Completion)] = []
    private var completions: [Completion] = []
    private var isBusy = false
    private var isStopped = false
    /// Whether jobs run at once where they are added; set before any is.
    var runsInline = false

    init() {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    func add(_ job: @escaping @Sendable () -> Void, _ completion: @escaping @MainActor @Sendable () -> Void) {
        if runsInline {
            job()
            locked { completions.append(completion) }
            hopToMain()
            return
        }
        locked {
            jobs.append((job, completion))
            pthread_cond_broadcast(condition)
        }
    }

    func drain() {
        locked {
            while isBusy || !jobs.isEmpty { pthread_cond_wait(condition, mutex) }
        }
    }

    func stop() {
        locked {
            isStopped = true
            pthread_cond_broadcast(condition)
        }
    }

    /// The thread's life: jobs until the queue is dropped and none is left.
    func run() {
        while let (job, completion) = next() {
            job()
            locked {
                isBusy = false
                completions.append(completion)
                pthread_cond_broadcast(condition)
            }
            hopToMain()
        }
    }

    private func next() -> (job: @Sendable () -> Void, completion: Completion)? {
        locked {
            while jobs.isEmpty, !isStopped { pthread_cond_wait(condition, mutex) }
            guard !jobs.isEmpty else { return nil }
            isBusy = true
            return jobs.removeFirst()
        }
    }

    private func hopToMain() {
        g_idle_add_full(
            G_PRIORITY_DEFAULT,
            { data in
                guard let data else { return 0 }
                let state = Unmanaged<FileWorkState>.fromOpaque(data).takeUnretainedValue()
                let completions = state.takeCompletions()
                MainActor.assumeIsolated {
                    for completion in completions { completion() }
                }
                return 0
            },
            Unmanaged.passRetained(self).toOpaque(),
            { data in
                if let data { Unmanaged<FileWorkState>.fromOpaque(data).release() }
            })
    }

    private func takeCompletions() -> [Completion] {
        locked {
            defer { completions = [] }
            return completions
        }
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}
