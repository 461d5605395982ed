import NoteStore

/// `peel restore`: a note from the trash, or an earlier version of one.
@MainActor
enum RestoreCommand {
    /// Brings it back and prints its file's name.
    static func run(_ context: CommandContext) throws -> ExitStatus {
        if let version = context.invocation.options["--version"] { return try restore(version, context) }
        let name = try context.invocation.operand(0)
        let trashed = try NoteFinder.find(name, in: try context.readTrash())
        let folder = NoteFolder(path: context.choice.path)
        let id = try folder.restore(trashed)
        try context.print(folder.summary(id)?.name ?? trashed.name)
        return .done
    }

    private static func restore(_ given: RawArgument, _ context: CommandContext) throws -> ExitStatus {
        let (folder, found) = try context.findNote()
        let versions = folder.versions(of: found.id)
        let version = try VersionFinder.find(given, in: versions, of: found.name)
        try folder.restore(version, of: found.id)
        try context.print(found.name)
        return .done
    }
}
