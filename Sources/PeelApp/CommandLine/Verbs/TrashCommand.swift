import NoteStore

/// `peel trash`: what is in the trash.
@MainActor
enum TrashCommand {
    /// Prints the list.
    static func run(_ context: CommandContext) throws -> ExitStatus {
        let trash = try context.readTrash()
        if context.invocation.has("--json") {
            try context.output.write(JSONWriter.array(trash.map { object($0) }))
        } else {
            try TextTable.print(
                trash.map { [VisibleText.line($0.name.bytes), VisibleText.line(heading($0))] }, to: context.output)
        }
        return .done
    }

    private static func heading(_ note: TrashedNote) -> String {
        note.title.isEmpty ? note.firstLine : note.title
    }

    private static func object(_ note: TrashedNote) -> JSONWriter.Object {
        [
            ("name", .string(String(decoding: note.name.bytes, as: UTF8.self))),
            ("title", .string(note.title)),
            ("heading", .string(heading(note))),
            ("deleted", .string(Timestamp.text(note.deleted))),
            ("size", .integer(note.size)),
        ]
    }
}
