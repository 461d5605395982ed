import GLib
import NoteStore

/// What a verb works with: what was given to it, the folder, and where its output goes.
@MainActor
struct CommandContext {
    /// The verb and what was given to it.
    let invocation: Invocation
    /// Which folder is meant.
    let choice: FolderChoice
    /// The standard output.
    let output: Output

    /// Reads the folder.
    ///
    /// The user's own folder counts as empty where it is not there yet; one that was named must be there.
    /// - Throws: ``CommandError``, `StoreError`.
    func readFolder() throws -> NoteFolder {
        let folder = NoteFolder(path: choice.path)
        do {
            try folder.refresh()
        } catch StoreError.folderMissing {
            guard !choice.isNamed else { throw missing }
        }
        return folder
    }

    /// Reads the trash, last deleted first.
    /// - Throws: ``CommandError``, `StoreError`.
    func readTrash() throws -> [TrashedNote] {
        do {
            return try NoteFolder(path: choice.path).trash()
        } catch StoreError.folderMissing {
            guard !choice.isNamed else { throw missing }
            return []
        }
    }

    /// Reads the folder and finds the note that the first argument stands for.
    /// - Throws: ``CommandError``, `StoreError`.
    func findNote() throws -> (folder: NoteFolder, note: NoteSummary) {
        let name = try invocation.operand(0)
        let folder = try readFolder()
        return (folder, try NoteFinder.find(name, in: folder))
    }

    /// The text that is given in words, or by the standard input for `-`.
    /// - Throws: ``CommandError``.
    func text(_ argument: RawArgument) throws -> String {
        if argument.isDash { return try StandardInput.text(limit: NoteLimits.fileSize) }
        guard let text = argument.text else {
            throw CommandError.badUse(
                localized("%s: this is not valid UTF-8 text, so no note is changed", argument.quoted))
        }
        return text
    }

    /// Prints a file's name on a line.
    func print(_ name: NoteName) throws {
        try output.write(VisibleText.line(name.bytes) + "\n")
    }

    private var missing: CommandError {
        choice.origin == .preference
            ? .failed(
                localized(
                    "there is no folder “%s”, which was chosen in the preferences; connect its disk, or choose another there",
                    VisibleText.line(choice.path)))
            : .failed(
                localized(
                    "there is no folder “%s”; peel new makes it, --folder names another",
                    VisibleText.line(choice.path)))
    }
}
