import CGtk
import GLib

/// A child process whose output is read.
final class Child {
    private var process: GPid = 0
    private var output: Int32 = -1

    /// Starts a program with its arguments.
    /// - Throws: ``GLibError``.
    init(_ arguments: [String]) throws {
        var cArguments: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
        cArguments.append(nil)
        defer { for argument in cArguments { free(argument) } }
        _ = try throwingGError {
            g_spawn_async_with_pipes(
                nil, &cArguments, nil, G_SPAWN_DO_NOT_REAP_CHILD, nil, nil, &process, nil, &output, nil, $0)
        }
    }

    deinit {
        close(output)
    }

    /// Reads until there are so many bytes, or the end.
    func read(atLeast count: Int) -> [UInt8] {
        var result: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while result.count < count {
            let length = CGtk.read(output, &buffer, buffer.count)
            guard length > 0 else { break }
            result += buffer[..<length]
        }
        return result
    }

    /// Reads to the end.
    func readAll() -> [UInt8] {
        read(atLeast: .max)
    }

    /// Kills it as the system would, without a chance to do anything more.
    func kill() {
        CGtk.kill(process, SIGKILL)
        waitpid(process, nil, 0)
    }
}
