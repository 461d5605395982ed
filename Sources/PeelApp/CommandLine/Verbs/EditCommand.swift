import NoteStore

/// `peel edit`: a note in the user's text editor.
///
/// The editor gets a copy, so that the note is saved as every note is: in one step, with its earlier version kept, and
/// with both versions where somebody else has changed it meanwhile. Where anything goes wrong the copy stays.
@MainActor
enum EditCommand {
    /// Has the note edited, and saves it.
    static func run(_ context: CommandContext) throws -> ExitStatus {
        let (folder, found) = try context.findNote()
        let note = try folder.open(found.id)
        guard !note.isReadOnly else { throw StoreError.notText(subject: found.name.description) }
        let editor = try TextEditor.fromEnvironment()
        let before = note.file.bytes
        let copy = try EditedCopy(of: before, named: found.name)
        let status = try editor.edit(path: copy.path)
        let after = try copy.read()
        guard after != before else {
            copy.remove()
            guard status == 0 else { throw unchanged(found.name, "the editor ended with status \(status)") }
            return .done
        }
        guard status == 0 else { throw kept(copy, found.name, "the editor ended with status \(status)") }
        guard !after.isEmpty else {
            copy.remove()
            throw unchanged(found.name, "the editor has left nothing of it (peel rm does away with a note)")
        }
        let edited = NoteFile(bytes: after)
        guard edited.isText else { throw kept(copy, found.name, "what the editor has written is not UTF-8 text") }
        try save(edited, note, copy)
        copy.remove()
        return .done
    }

    private static func save(_ edited: NoteFile, _ note: OpenNote, _ copy: EditedCopy) throws {
        note.onEvent = { event in
            guard case .conflictKept(let other) = event else { return }
            ErrorOutput.complain(
                "somebody else has changed the note meanwhile; that version is “\(VisibleText.line(other.bytes))” now",
                verb: .edit)
        }
        note.edit { $0 = edited }
        guard note.flush() else {
            throw kept(copy, note.name, note.failure.map { VisibleText.line($0.sentence) } ?? "it cannot be saved")
        }
    }

    private static func unchanged(_ name: NoteName, _ reason: String) -> CommandError {
        .failed("“\(VisibleText.line(name.bytes))” is unchanged: \(reason)")
    }

    private static func kept(_ copy: EditedCopy, _ name: NoteName, _ reason: String) -> CommandError {
        .failed(
            "“\(VisibleText.line(name.bytes))” is unchanged: \(reason);"
                + " what was written is in “\(VisibleText.line(copy.path))”")
    }
}
