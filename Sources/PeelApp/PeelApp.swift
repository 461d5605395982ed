/// Entry point stub of the skeleton commit.
public enum PeelCommand {
    /// Runs `peel`.
    @MainActor public static func main(arguments: [String]) -> Int32 { 0 }
}
