import GLib
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
            guard status == 0 else { throw unchanged(found.name, failed(status)) }
            return .done
        }
        guard status == 0 else { throw kept(copy, found.name, failed(status)) }
        guard !after.isEmpty else {
            copy.remove()
            throw unchanged(
                found.name, localized("the editor has left nothing of it (peel rm does away with a note)"))
        }
        let edited = NoteFile(bytes: after)
        guard edited.isText else {
            throw kept(copy, found.name, localized("what the editor has written is not UTF-8 text"))
        }
        try save(edited, note, copy)
        copy.remove()
        return .done
    }

    private static func save(_ edited: NoteFile, _ note: OpenNote, _ copy: EditedCopy) throws {
        note.onEvent = { event in
            guard case .conflictKept(let other) = event else { return }
            ErrorOutput.complain(
                localized(
                    "somebody else has changed the note meanwhile; that version is “%s” now",
                    VisibleText.line(other.bytes)),
                verb: .edit)
        }
        note.edit { $0 = edited }
        guard note.flush() else {
            let reason = note.failure.map { VisibleText.line($0.sentence) }
            throw kept(copy, note.name, reason ?? localized("it cannot be saved"))
        }
    }

    private static func failed(_ status: Int32) -> String {
        localized("the editor ended with status %d", status)
    }

    private static func unchanged(_ name: NoteName, _ reason: String) -> CommandError {
        .failed(localized("“%s” is unchanged: %s", VisibleText.line(name.bytes), reason))
    }

    private static func kept(_ copy: EditedCopy, _ name: NoteName, _ reason: String) -> CommandError {
        .failed(
            localized(
                "“%s” is unchanged: %s; what was written is in “%s”", VisibleText.line(name.bytes), reason,
                VisibleText.line(copy.path)))
    }
}
