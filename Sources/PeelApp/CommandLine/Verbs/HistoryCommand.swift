import NoteStore

/// `peel history`: the earlier versions of a note.
@MainActor
enum HistoryCommand {
    /// Prints the list.
    static func run(_ context: CommandContext) throws -> ExitStatus {
        let (folder, found) = try context.findNote()
        let versions = folder.versions(of: found.id)
        let headings = versions.map { version in (try? folder.content(of: version)).map { heading($0) } ?? "" }
        if context.invocation.has("--json") {
            let objects = zip(versions, headings).enumerated().map { index, version in
                object(number: index + 1, version.0, heading: version.1)
            }
            try context.output.write(JSONWriter.array(objects))
        } else {
            let rows = zip(versions, headings).enumerated().map { index, version in
                [String(index + 1), VisibleText.line(version.0.name.bytes), VisibleText.line(version.1)]
            }
            try TextTable.print(rows, to: context.output)
        }
        return .done
    }

    private static func object(number: Int, _ version: NoteVersion, heading: String) -> JSONWriter.Object {
        [
            ("version", .string(String(decoding: version.name.bytes, as: UTF8.self))),
            ("number", .integer(Int64(number))),
            ("kept", .string(Timestamp.text(version.kept))),
            ("heading", .string(heading)),
            ("size", .integer(version.size)),
        ]
    }

    private static func heading(_ file: NoteFile) -> String {
        if !file.title.isEmpty { return file.title }
        let lines = file.text.split(whereSeparator: \.isNewline)
        return lines.first { line in line.contains { !$0.isWhitespace } }.map { String($0.prefix(200)) } ?? ""
    }
}
