import GLib

/// `peel search`: the notes that hold all the words.
@MainActor
enum SearchCommand {
    /// Prints the list of what is found.
    static func run(_ context: CommandContext) throws -> ExitStatus {
        let given = context.invocation.operands
        if let wrong = given.first(where: { $0.text == nil }) {
            throw CommandError.badUse(localized("%s: this is not valid UTF-8 text", wrong.quoted))
        }
        let words = given.map(\.lossyText).joined(separator: " ")
        guard words.contains(where: { !$0.isWhitespace }) else {
            throw CommandError.badUse(localized("there are no words to look for; see %s", "peel search --help"))
        }
        let folder = try context.readFolder()
        let found = folder.search(words)
        if !found.isEmpty || context.invocation.has("--json") { try NoteListing(notes: found).print(to: context) }
        try context.output.flush()
        let status = FolderComplaints.say(of: folder, notes: folder.notes, for: context.invocation.verb)
        if found.isEmpty, status == .done {
            throw CommandError.notFound(localized("no note holds “%s”", VisibleText.line(words)))
        }
        return status
    }
}
