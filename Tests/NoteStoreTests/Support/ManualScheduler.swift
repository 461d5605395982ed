import NoteStore

/// A scheduler whose time stands still until a test moves it.
@MainActor
final class ManualScheduler: StoreScheduler {
    /// 2026-11-30 14:05:00 UTC, plus what has passed.
    private(set) var now = 1_796_047_500.0
    private(set) var uptime = 0.0
    private var timers: [ManualTimer] = []
    private var jobs: [(@Sendable () -> Void, @MainActor @Sendable () -> Void)] = []
    private var finished: [@MainActor @Sendable () -> Void] = []
    /// Whether background jobs wait for ``runJobs()``.
    var holdsJobs = false

    func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> any StoreTimer {
        let timer = ManualTimer(due: uptime + max(seconds, 0), body)
        timers.append(timer)
        return timer
    }

    func inBackground(_ job: @escaping @Sendable () -> Void, then: @escaping @MainActor @Sendable () -> Void) {
        jobs.append((job, then))
        if !holdsJobs { runJobs() }
    }

    func finishBackground() {
        for (job, then) in jobs {
            job()
            finished.append(then)
        }
        jobs = []
    }

    /// Does the jobs and what follows them.
    func runJobs() {
        while !jobs.isEmpty || !finished.isEmpty {
            finishBackground()
            let completions = finished
            finished = []
            for completion in completions { completion() }
        }
    }

    /// Lets time pass, with all that falls due in it.
    func advance(_ seconds: Double) {
        let end = uptime + seconds
        while let next = timers.filter({ !$0.isDone && $0.due <= end }).min(by: { $0.due < $1.due }) {
            move(to: max(next.due, uptime))
            next.fire()
        }
        timers.removeAll(where: \.isDone)
        move(to: end)
        if !holdsJobs { runJobs() }
    }

    /// How many timers run.
    var pending: Int { timers.filter { !$0.isDone }.count }

    private func move(to time: Double) {
        now += time - uptime
        uptime = time
    }
}

@MainActor
private final class ManualTimer: StoreTimer {
    let due: Double
    private var body: (@MainActor () -> Void)?

    init(due: Double, _ body: @escaping @MainActor () -> Void) {
        self.due = due
        self.body = body
    }

    var isDone: Bool { body == nil }

    func cancel() {
        body = nil
    }

    func fire() {
        let body = self.body
        self.body = nil
        body?()
    }
}
