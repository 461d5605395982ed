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

    /// The CPU time that its threads have used, in ns.
    var cpu: Double {
        tasks.reduce(0) { sum, task in
            sum + (Double(SmallFile.text("/proc/\(pid)/task/\(task)/schedstat").prefix { $0 != " " }) ?? 0)
        }
    }

    /// How often its threads have waited, and so how often they woke up.
    var wakeUps: Double {
        tasks.reduce(0) { sum, task in
            let line = SmallFile.lines("/proc/\(pid)/task/\(task)/status").first {
                $0.hasPrefix("voluntary_ctxt_switches:")
            }
            return sum + (line?.split(whereSeparator: \.isWhitespace).last.flatMap { Double($0) } ?? 0)
        }
    }

    private var tasks: [String] { SmallFile.names(in: "/proc/\(pid)/task") }

    /// What passes in a while.
    /// - Returns: CPU as a part of one core, and wake-ups.
    func watch(seconds: Double) -> (cpu: Double, wakeUps: Double) {
        let (cpu, wakeUps, start) = (self.cpu, self.wakeUps, Clock.nanoseconds)
        Clock.sleep(seconds)
        return ((self.cpu - cpu) / (Clock.nanoseconds - start), self.wakeUps - wakeUps)
    }
}
