/// `peel where`: the folder.
@MainActor
enum LocationCommand {
    /// Prints the path: as it is for a program, harmless for a terminal.
    static func run(_ context: CommandContext) throws -> ExitStatus {
        let path = context.choice.path
        try context.output.write((context.output.isTerminal ? VisibleText.line(path) : path) + "\n")
        return .done
    }
}
