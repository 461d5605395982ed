import NoteStore

/// `peel show`: what is written on a note.
@MainActor
enum ShowCommand {
    /// Prints the text.
    static func run(_ context: CommandContext) throws -> ExitStatus {
        let (folder, found) = try context.findNote()
        let text = Array(try folder.open(found.id).file.textBytes)
        guard context.output.isTerminal else {
            try context.output.write(text)
            return .done
        }
        try context.output.write(VisibleText.lines(text))
        // So that the prompt does not stand behind the note.
        if let last = text.last, last != 0x0A { try context.output.write("\n") }
        return .done
    }
}
