/// `peel rm`: a note to the trash.
@MainActor
enum RemoveCommand {
    /// Moves it and prints its file's name, since a beginning of it may have been given.
    static func run(_ context: CommandContext) throws -> ExitStatus {
        let (folder, found) = try context.findNote()
        let trashed = try folder.delete(found.id)
        try context.print(trashed.name)
        return .done
    }
}
