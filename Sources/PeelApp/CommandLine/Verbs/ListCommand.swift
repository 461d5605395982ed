/// `peel list`: the notes.
@MainActor
enum ListCommand {
    /// Prints the list.
    static func run(_ context: CommandContext) throws -> ExitStatus {
        let folder = try context.readFolder()
        let notes = folder.notes
        try NoteListing(notes: notes).print(to: context)
        try context.output.flush()
        return FolderComplaints.say(of: folder, notes: notes, for: context.invocation.verb)
    }
}
