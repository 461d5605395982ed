import NoteStore

/// `peel append`: more writing on a note.
@MainActor
enum AppendCommand {
    /// How often a folder is tried that other programs keep busy; the store waits some seconds each time.
    private static let tries = 10

    /// Adds the text, on a line of its own.
    static func run(_ context: CommandContext) throws -> ExitStatus {
        // Before the folder is read, which may have changed by the time that a slow input has come to its end.
        let addition = try context.text(try context.invocation.operand(1))
        let (folder, found) = try context.findNote()
        guard !addition.isEmpty else { return .done }
        for attempt in 1...tries {
            do {
                try folder.update(found.id) { try append(addition, to: &$0, found.name) }
                break
            } catch StoreError.folderBusy(let subject) {
                guard attempt < tries else { throw StoreError.folderBusy(subject: subject) }
            }
        }
        return .done
    }

    private static func append(_ addition: String, to file: inout NoteFile, _ name: NoteName) throws {
        guard file.isText else { throw StoreError.notText(subject: name.description) }
        let size = file.bytes.count + addition.utf8.count + 1
        guard size <= NoteLimits.fileSize else { throw StoreError.tooMuch(subject: name.description) }
        let text = file.text
        let needsEnd = !text.isEmpty && text.utf8.last != 0x0A
        file.text = text + (needsEnd ? "\n" : "") + addition
    }
}
