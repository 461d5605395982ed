import GLib
import NoteStore
import Paper

/// `peel new`: a new note.
@MainActor
enum NewCommand {
    /// Makes the note and prints its file's name.
    static func run(_ context: CommandContext) throws -> ExitStatus {
        let title = try context.invocation.text("--title") ?? ""
        let date = try context.invocation.text("--date") ?? ""
        let color = try context.invocation.text("--color").map { try Self.color($0) }
        let text = try context.invocation.operands.first.map(context.text) ?? ""
        let folder = context.choice.makeFolder()
        try folder.makeIfMissing()
        let note = try folder.create(text: text, title: title, date: date, color: color)
        try context.print(note.name)
        if !context.invocation.has("--hidden") { show(note.name, context) }
        return .done
    }

    /// Has the note shown where its folder's notes are on the desktop.
    ///
    /// The note is made in any case: that it cannot be shown is no failure of this command.
    private static func show(_ name: NoteName, _ context: CommandContext) {
        let address = NoteAddress.exact(name, in: context.choice.path)
        try? RunningApplication(folder: context.choice.path)?.activate(.open(address))
    }

    private static func color(_ name: String) throws -> String {
        guard let color = PaperColor(name: name) else {
            let names = PaperColor.allCases.map(\.name).joined(separator: ", ")
            throw CommandError.badUse(
                localized("%s: the colours are %s", "--color “\(VisibleText.line(name))”", names + ", #rrggbb"))
        }
        return color.name
    }
}
