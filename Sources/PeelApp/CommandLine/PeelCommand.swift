import CGtk

/// The program's entry.
public enum PeelCommand {
    /// The program's version.
    static let version = "0.1.0"

    /// Runs `peel` with the process's arguments.
    ///
    /// Only the notes on the desktop need GTK to be started; the verbs need neither a display nor D-Bus.
    /// Thread: the process's first, before there is another.
    /// - Returns: the exit status.
    @MainActor public static func main() -> Int32 {
        StandardStreams.secure()
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
        do {
            switch try CommandParser.parse(arguments) {
            case .application(let folder, let arguments):
                return startApplication(folder: folder, arguments: arguments)
            case .render(let arguments):
                return RenderCommand.run(arguments: arguments.map(\.lossyText))
            case .help(let verb):
                try output.write(
                    verb.flatMap { CommandTable.spec(named: $0.rawValue) }.map(HelpText.verb) ?? HelpText.program)
            case .version:
                try output.write("peel \(version)\n")
            case .verb(let invocation):
                do {
                    try run(invocation, output)
                } catch var error as CommandError {
                    error.verb = invocation.verb
                    throw error
                }
            }
            try output.finish()
            return ExitStatus.done.rawValue
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
    @MainActor private static func startApplication(folder: RawArgument?, arguments: [RawArgument]) -> Int32 {
        if let folder { FolderChoice.set(folder) }
        return PeelApplication.run()
    }

    private static func run(_ invocation: Invocation, _ output: Output) throws {
    }
}
