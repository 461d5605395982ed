import NoteStore

/// `peel open`: a note on the desktop.
@MainActor
enum OpenCommand {
    /// Shows the note.
    static func run(_ context: CommandContext) throws -> ExitStatus {
        let note = try context.findNote().note
        return try ApplicationCommand.reachOrStart(
            .open(NoteAddress.exact(note.name, in: context.choice.path)), context)
    }
}
