/// `peel list`: the notes.
@MainActor
enum ListCommand {
    /// Prints the list.
    static func run(_ context: CommandContext) throws -> ExitStatus {
        let folder = try context.readFolder()
        try NoteListing(notes: folder.notes).print(to: context)
        try context.output.flush()
        return FolderComplaints.say(of: folder, for: context.invocation.verb)
    }
}
