/// The program's entry.
public enum PeelCommand {
    /// Runs `peel`.
    /// - Parameter arguments: the program's name and its arguments.
    /// - Returns: the exit status.
    @MainActor public static func main(arguments: [String]) -> Int32 {
        if arguments.dropFirst().first == "render" {
            return RenderCommand.run(arguments: Array(arguments.dropFirst(2)))
        }
        return PeelApplication.run()
    }
}
