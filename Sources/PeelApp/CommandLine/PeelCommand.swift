import CGtk
import GLib
import NoteStore

/// The program's entry.
public enum PeelCommand {
    /// The program's version.
    static let version = "0.1.0"
    /// The day on which it was released.
    static let released = "2026-11-30"

    /// Runs `peel` with the process's arguments.
    ///
    /// Only the notes on the desktop need GTK to be started; the verbs that work on files need neither a display nor
    /// D-Bus.
    /// Thread: the process's first, before there is another.
    /// - Returns: the exit status.
    @MainActor public static func main() -> Int32 {
        StandardStreams.secure()
        MessageCatalogue.bind()
        var arguments: [RawArgument] = []
        // Not `CommandLine.arguments`, which repairs what is no UTF-8: a file's name must stay as it is.
        for index in 1..<max(Int(CommandLine.argc), 1) {
            guard let argument = CommandLine.unsafeArgv[index] else { break }
            arguments.append(
                RawArgument(bytes: Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))))
        }
        return run(arguments)
    }

    @MainActor private static func run(_ arguments: [RawArgument]) -> Int32 {
        let output = Output()
        var status = ExitStatus.done
        do {
            if let file = GeneratedFile(arguments) {
                try output.write(file.content)
                try output.finish()
                return status.rawValue
            }
            switch try CommandParser.parse(arguments) {
            case .application(let folder, let purpose):
                return try startApplication(folder: folder, for: purpose)
            case .render(let arguments):
                return RenderCommand.run(arguments: arguments.map(\.lossyText))
            case .help(let verb):
                try output.write(
                    verb.flatMap { CommandTable.spec(named: $0.rawValue) }.map(HelpText.verb) ?? HelpText.program)
            case .version:
                try output.write("peel \(version)\n")
            case .verb(let invocation):
                status = try verbRun(invocation, output)
            }
            try output.finish()
            return status.rawValue
        } catch let error as CommandError {
            return fail(error, output)
        } catch {
            return fail(.failed(VisibleText.line("\(error)")), output)
        }
    }

    /// Says what went wrong, after what went right.
    private static func fail(_ error: CommandError, _ output: Output) -> Int32 {
        // The error is the thing to tell; that the output fails too is no news then.
        try? output.flush()
        ErrorOutput.complain(error.message, verb: error.verb)
        return error.status.rawValue
    }

    /// Shows the notes on the desktop.
    @MainActor private static func startApplication(
        folder: RawArgument?, for purpose: StartPurpose
    ) throws -> Int32 {
        UnusedMemory.keepTogether()
        if let folder { try FolderChoice.set(folder) }
        return try PeelApplication.run(FolderChoice.ofEnvironment(), for: purpose)
    }

    /// Runs a verb, and gives its errors its name.
    @MainActor private static func verbRun(_ invocation: Invocation, _ output: Output) throws -> ExitStatus {
        do {
            return try run(invocation, output)
        } catch var error as CommandError {
            error.verb = invocation.verb
            throw error
        } catch let error as StoreError {
            throw CommandError(
                message: VisibleText.line(error.sentence), status: error.exitStatus, verb: invocation.verb)
        }
    }

    @MainActor private static func run(_ invocation: Invocation, _ output: Output) throws -> ExitStatus {
        let context = CommandContext(
            invocation: invocation, choice: try FolderChoice(invocation), output: output)
        switch invocation.verb {
        case .new: return try NewCommand.run(context)
        case .list: return try ListCommand.run(context)
        case .show: return try ShowCommand.run(context)
        case .append: return try AppendCommand.run(context)
        case .edit: return try EditCommand.run(context)
        case .remove: return try RemoveCommand.run(context)
        case .trash: return try TrashCommand.run(context)
        case .restore: return try RestoreCommand.run(context)
        case .history: return try HistoryCommand.run(context)
        case .search: return try SearchCommand.run(context)
        case .export: return try ExportCommand.run(context)
        case .location: return try LocationCommand.run(context)
        case .open: return try OpenCommand.run(context)
        case .close: return try CloseCommand.run(context)
        case .toggle: return try ApplicationCommand.run(context, .toggle, startsApplication: true)
        case .board: return try ApplicationCommand.run(context, .board, startsApplication: true)
        case .quit: return try ApplicationCommand.run(context, .quit, startsApplication: false)
        // The parser hands its arguments to the painter.
        case .render: return .badUse
        }
    }
}
