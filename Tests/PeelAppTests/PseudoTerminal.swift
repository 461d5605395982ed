import Foundation
import Glibc

/// A terminal for a program to write to, and a look at what it has written.
final class PseudoTerminal {
    struct Failure: Error {}

    private let master: Int32
    // Kept open, so that what was written is still there to be read when the program has ended.
    private let slave: Int32

    init() throws {
        var (master, slave): (Int32, Int32) = (-1, -1)
        guard openpty(&master, &slave, nil, nil, nil) == 0 else { throw Failure() }
        (self.master, self.slave) = (master, slave)
        // What is written arrives as it is, without carriage returns.
        var settings = termios()
        tcgetattr(master, &settings)
        settings.c_oflag &= ~tcflag_t(OPOST)
        tcsetattr(master, TCSANOW, &settings)
    }

    deinit {
        close(slave)
        close(master)
    }

    /// What `peel` writes to this terminal, standard error with it.
    func output(of folder: CommandLineFolder, _ words: String) throws -> [UInt8] {
        let name = "/proc/\(getpid())/fd/\(slave)"
        _ = try folder.shell("\"$PEEL\" \(words) >\(name) 2>&1")
        var seen: [UInt8] = []
        var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        while poll(&waiting, 1, 50) > 0 {
            var chunk = [UInt8](repeating: 0, count: 4096)
            let count = read(master, &chunk, chunk.count)
            guard count > 0 else { break }
            seen += chunk[..<count]
        }
        return seen
    }
}
