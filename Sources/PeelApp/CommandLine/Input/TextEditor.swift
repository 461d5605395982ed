import CGtk
import GLib
import Glibc

/// The user's text editor.
struct TextEditor {
    /// The command, as a shell reads it: it may have arguments, as `code --wait` has.
    let command: String

    /// The editor that the environment names, else the system's, else vi.
    /// - Throws: ``CommandError`` where there is none.
    static func fromEnvironment() throws -> TextEditor {
        for variable in ["VISUAL", "EDITOR"] {
            guard let value = g_getenv(variable) else { continue }
            let command = String(cString: value)
            if command.contains(where: { !$0.isWhitespace }) { return TextEditor(command: command) }
        }
        for name in ["editor", "vi"] {
            guard let path = g_find_program_in_path(name) else { continue }
            g_free(path)
            return TextEditor(command: name)
        }
        throw CommandError.badUse(localized("there is no editor: set VISUAL or EDITOR to the command of one"))
    }

    /// Has the user edit a file, and waits.
    ///
    /// Signals that end this program, from the terminal or from the session, are left to the editor, so that what it
    /// wrote is saved all the same.
    /// - Returns: the editor's exit status, 128 and the signal's number where a signal ended it.
    /// - Throws: ``CommandError`` where it cannot be started.
    func edit(path: String) throws -> Int32 {
        let signals = [SIGINT, SIGQUIT, SIGHUP, SIGTERM]
        let before = signals.map { signal($0, SIG_IGN) }
        defer { for (number, handler) in zip(signals, before) { signal(number, handler) } }
        var process = pid_t()
        let code = try spawn(&process, resetting: signals, path: path)
        guard code == 0 else {
            throw CommandError.failed(localized("the editor cannot be started: %s", String(cString: g_strerror(code))))
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return 127 }
        }
        let ending = status & 0x7F
        return ending == 0 ? (status >> 8) & 0xFF : 128 + ending
    }

    private func spawn(_ process: inout pid_t, resetting signals: [Int32], path: String) throws -> Int32 {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var defaults = sigset_t()
        sigemptyset(&defaults)
        for number in signals { sigaddset(&defaults, number) }
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        // As git does it: the shell splits the command, and the file's name never goes through it.
        let words = ["sh", "-c", "\(command) \"$@\"", command, path]
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        defer { for argument in arguments { free(argument) } }
        arguments.append(nil)
        let environment = g_get_environ()
        defer { g_strfreev(environment) }
        return posix_spawn(&process, "/bin/sh", nil, &attributes, arguments, environment)
    }
}
