import CGtk

/// What the kernel knows of a process.
struct ProcessFigures {
    let pid: Int

    /// Memory in MiB.
    struct Memory {
        /// All pages that are in memory, shared ones too.
        var resident = 0.0
        /// The process's own data.
        var anonymous = 0.0
    }

    /// The memory that it has now.
    var memory: Memory {
        var memory = Memory()
        for line in SmallFile.lines("/proc/\(pid)/smaps_rollup") {
            let words = line.split(separator: " ")
            guard words.count > 1, let size = Double(words[1]) else { continue }
            switch words[0] {
            case "Rss:": memory.resident = size / 1024
            case "Anonymous:": memory.anonymous = size / 1024
            default: break
            }
        }
        return memory
    }

    /// What a thread has used so far.
    private struct Use {
        /// CPU time in ns.
        var cpu = 0.0
        /// How often it has waited, and so how often it woke up.
        var wakeUps = 0.0
    }

    /// What each thread has used, by its number.
    private var uses: [String: Use] {
        let folder = "/proc/\(pid)/task"
        return SmallFile.names(in: folder).reduce(into: [:]) { uses, task in
            let line = SmallFile.lines("\(folder)/\(task)/status").first { $0.hasPrefix("voluntary_ctxt_switches:") }
            uses[task] = Use(
                cpu: Double(SmallFile.text("\(folder)/\(task)/schedstat").prefix { $0 != " " }) ?? 0,
                wakeUps: line?.split(whereSeparator: \.isWhitespace).last.flatMap { Double($0) } ?? 0)
        }
    }

    /// What its threads use while something is done.
    ///
    /// Of a thread that ends meanwhile only that it woke up to end is known.
    /// - Returns: CPU time in ns, wake-ups, and how long it took in ns.
    func use(during body: () throws -> Void) rethrows -> (cpu: Double, wakeUps: Double, time: Double) {
        let (before, start) = (uses, Clock.nanoseconds)
        try body()
        let (after, end) = (uses, Clock.nanoseconds)
        var used = Use(wakeUps: Double(before.keys.filter { after[$0] == nil }.count))
        for (task, use) in after {
            used.cpu += use.cpu - (before[task]?.cpu ?? 0)
            used.wakeUps += use.wakeUps - (before[task]?.wakeUps ?? 0)
        }
        return (used.cpu, used.wakeUps, end - start)
    }

    /// What passes in a while.
    /// - Returns: CPU as a part of one core, and wake-ups.
    func watch(seconds: Double) -> (cpu: Double, wakeUps: Double) {
        let used = use { Clock.sleep(seconds) }
        return (used.cpu / used.time, used.wakeUps)
    }
}
