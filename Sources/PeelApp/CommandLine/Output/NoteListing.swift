import CGtk
import GLib
import NoteStore

/// The list of notes that `list` and `search` print.
@MainActor
struct NoteListing {
    /// The notes, in the order to print.
    let notes: [NoteSummary]

    /// Prints the list.
    /// - Throws: ``CommandError`` where it cannot be written.
    func print(to context: CommandContext) throws {
        if context.invocation.has("--json") {
            try context.output.write(JSONWriter.array(objects(folder: context.choice.path)))
        } else {
            let rows = notes.map { [VisibleText.line($0.name.bytes), VisibleText.line(Self.heading($0))] }
            try TextTable.print(rows, to: context.output)
        }
    }

    /// The title, or the first line; never the name, which is there already.
    private static func heading(_ note: NoteSummary) -> String {
        note.title.isEmpty ? note.firstLine : note.title
    }

    private func objects(folder: String) -> [JSONWriter.Object] {
        let place = FileURI(folder: folder)
        return notes.map { note in
            [
                ("name", .string(String(decoding: note.name.bytes, as: UTF8.self))),
                ("uri", .string(place.of(note.name))),
                ("title", .string(note.title)),
                ("heading", .string(Self.heading(note))),
                ("date", .string(note.date)),
                ("color", .string(note.color ?? "")),
                ("created", .string(note.created ?? "")),
                ("modified", .string(Timestamp.text(note.modified))),
                ("size", .integer(note.size)),
                ("problem", .string(note.problem?.sentence ?? "")),
            ]
        }
    }
}
