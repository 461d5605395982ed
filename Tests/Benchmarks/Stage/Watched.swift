import CGtk
import Glibc

/// A program that is watched from outside; see `Programs/watch.c`.
///
/// Ownership: the program ends with this, at the latest.
final class Watched {
    /// A window that shows something.
    struct Painted {
        /// Since the start of the program, in ms.
        let milliseconds: Double
        /// The CPU time that the program had used, in ms.
        let cpu: Double
        /// The window's number.
        let window: String
    }

    /// How long anything may take, in seconds.
    static let patience = 60.0

    private var watcher: GPid = 0
    private var input: Int32 = -1
    private var output: Int32 = -1
    private var received: [UInt8] = []
    /// Lines about windows that came while something else was waited for.
    private var pending: [[String]] = []
    private var isOver = false
    /// When the program was started, in ns.
    private var started = 0.0
    /// The program's process.
    private(set) var process = ProcessFigures(pid: 0)

    /// Starts a program.
    /// - Throws: ``BenchError``.
    init(watcher path: String, _ command: [String], _ environment: [String]) throws {
        var error: UnsafeMutablePointer<GError>?
        let isRun = withCStrings([path] + command) { command in
            withCStrings(environment) { environment in
                g_spawn_async_with_pipes(
                    nil, command, environment, G_SPAWN_DO_NOT_REAP_CHILD, nil, nil, &watcher, &input, &output, nil,
                    &error)
            }
        }
        defer { g_clear_error(&error) }
        guard isRun != 0 else {
            throw BenchError(error.map { String(cString: $0.pointee.message) } ?? "\(path) does not start")
        }
        let line = try line(of: "started")
        started = Double(line[1]) ?? 0
        process = ProcessFigures(pid: Int(line[2]) ?? 0)
    }

    deinit { end() }

    /// Waits until a further window shows something.
    /// - Throws: ``BenchError`` where none does.
    func painted() throws -> Painted {
        let line = try line(of: "painted")
        guard line.count > 3, let time = Double(line[1]), let cpu = Double(line[2]) else {
            throw BenchError("the watcher says \(line)")
        }
        return Painted(milliseconds: (time - started) / 1e6, cpu: cpu / 1e6, window: line[3])
    }

    /// Waits until yellow paper is seen in a further window.
    /// - Returns: ms since the start of the program.
    func paper() throws -> Double {
        ((Double(try line(of: "paper")[1]) ?? 0) - started) / 1e6
    }

    /// Gives an order, and waits until it is done.
    /// - Returns: the keys that were pressed and when something showed, in ns.
    @discardableResult
    func order(_ order: String) throws -> [(pressed: Double, shown: Double)] {
        let bytes = Array((order + "\n").utf8)
        guard write(input, bytes, bytes.count) == bytes.count else { throw BenchError("the watcher has ended") }
        var keys: [(Double, Double)] = []
        while true {
            let line = try nextLine()
            switch line[0] {
            case "done": return keys
            case "key": keys.append((Double(line[1]) ?? 0, Double(line[2]) ?? 0))
            default: pending.append(line)
            }
        }
    }

    /// Presses keys at once, for example `Control_L+b`.
    /// - Returns: when, in ms since the start of the program.
    func press(_ keys: String) throws -> Double {
        guard let key = try order("press \(keys)").first else { throw BenchError("\(keys) could not be pressed") }
        return (key.pressed - started) / 1e6
    }

    /// Presses a key again and again.
    /// - Parameters:
    ///   - gap: ms in between.
    ///   - part: how much of the window must be drawn for it to count, in thousandths.
    /// - Returns: ms from each key to what it shows.
    func type(_ key: String, times: Int, gap: Int, part: Int = 0) throws -> [Double] {
        try order("type \(key) \(times) \(gap) \(part)").map { key in
            guard key.shown > 0 else { throw BenchError("a key showed nothing within five seconds") }
            return (key.shown - key.pressed) / 1e6
        }
    }

    /// Ends the program and waits until it has.
    func end() {
        guard !isOver else { return }
        isOver = true
        close(input)
        close(output)
        waitpid(watcher, nil, 0)
        g_spawn_close_pid(watcher)
    }

    private func line(of word: String) throws -> [String] {
        if let index = pending.firstIndex(where: { $0[0] == word }) { return pending.remove(at: index) }
        while true {
            let line = try nextLine()
            if line[0] == word { return line }
            if line[0] == "missed" { throw BenchError("a window was painted before it could be watched") }
            pending.append(line)
        }
    }

    private func nextLine() throws -> [String] {
        let end = Clock.nanoseconds + Self.patience * 1e9
        while true {
            if let newline = received.firstIndex(of: 10) {
                let line = String(decoding: received[..<newline], as: UTF8.self)
                received.removeFirst(newline + 1)
                let words = line.split(separator: " ").map(String.init)
                if words.isEmpty { continue }
                return words
            }
            var ready = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            let left = (end - Clock.nanoseconds) / 1e6
            guard left > 0, poll(&ready, 1, Int32(left)) > 0 else {
                throw BenchError("nothing happened within \(Int(Self.patience)) seconds")
            }
            var chunk = [UInt8](repeating: 0, count: 4096)
            let count = read(output, &chunk, chunk.count)
            guard count > 0 else { throw BenchError("the watched program ended by itself") }
            received += chunk[..<count]
        }
    }
}
