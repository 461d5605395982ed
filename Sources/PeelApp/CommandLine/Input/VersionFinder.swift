import GLib
import NoteStore

/// Finds the earlier version that is meant.
enum VersionFinder {
    /// The version of a number, 1 for the newest, or of a name or an unambiguous beginning of it.
    /// - Throws: ``CommandError``.
    static func find(_ given: RawArgument, in versions: [NoteVersion], of note: NoteName) throws -> NoteVersion {
        let file = "“\(VisibleText.line(note.bytes))”"
        // A year is the beginning of a name; there are never so many versions.
        if let number = Int(given.lossyText), given.bytes.count < 4, versions.indices.contains(number - 1) {
            return versions[number - 1]
        }
        let matching = given.bytes.isEmpty ? [] : versions.filter { $0.name.bytes.starts(with: given.bytes) }
        if let exact = matching.first(where: { $0.name.bytes == given.bytes }) { return exact }
        guard let first = matching.first else {
            throw CommandError.notFound(
                localized("%s has no version %s; peel history names them", file, given.quoted))
        }
        guard matching.count == 1 else {
            let names = matching.map { "“\(VisibleText.line($0.name.bytes))”" }.joined(separator: ", ")
            throw CommandError.notFound(localized("version %s of %s may mean %s", given.quoted, file, names))
        }
        return first
    }
}
