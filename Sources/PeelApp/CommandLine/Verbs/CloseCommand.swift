import NoteStore

/// `peel close`: a note away from the desktop.
@MainActor
enum CloseCommand {
    /// Puts the note away, where Peel does not run for the next start.
    static func run(_ context: CommandContext) throws -> ExitStatus {
        let name = try context.findNote().note.name
        let address = NoteAddress.exact(name, in: context.choice.path)
        guard try !ApplicationCommand.reach(StartRequest(.close, address), context) else { return .done }
        let states = WindowStates(folder: context.choice.path)
        states[name]?.isOpen = false
        if !states.flush(), let failure = states.failure { throw failure }
        return .done
    }
}
