import NoteStore

/// `peel append`: more writing on a note.
@MainActor
enum AppendCommand {
    /// Adds the text, on a line of its own.
    static func run(_ context: CommandContext) throws -> ExitStatus {
        // Before the folder is read, which may have changed by the time that a slow input has come to its end.
        let addition = try context.text(try context.invocation.operand(1))
        let (folder, found) = try context.findNote()
        guard !addition.isEmpty else { return .done }
        try folder.update(found.id) { file in
            guard file.isText else { throw StoreError.notText(subject: found.name.description) }
            let size = file.bytes.count + addition.utf8.count + 1
            guard size <= NoteLimits.fileSize else { throw StoreError.tooLarge(subject: found.name.description) }
            let text = file.text
            let needsEnd = !text.isEmpty && text.utf8.last != 0x0A
            file.text = text + (needsEnd ? "\n" : "") + addition
        }
        return .done
    }
}
