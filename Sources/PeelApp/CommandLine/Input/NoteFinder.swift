import GLib
import NoteStore

/// Finds the one note that is meant, or says why there is not one.
@MainActor
enum NoteFinder {
    /// How many notes are named where several may be meant.
    private static let namedAtMost = 10

    /// The note in a folder that a NAME stands for.
    /// - Throws: ``CommandError``; `StoreError` where the name is that of something that is no note.
    static func find(_ name: RawArgument, in folder: NoteFolder) throws -> NoteSummary {
        let notes = folder.notes
        let places = NameMatcher(name).matches(
            in: notes.map { NameMatcher.Candidate(name: $0.name.bytes, title: $0.title) })
        if places.isEmpty, let unusable = folder.unusable.first(where: { $0.name.bytes == name.bytes }) {
            throw unusable.problem
        }
        guard let first = places.first else {
            throw CommandError.notFound(
                localized(
                    "there is no note whose name or title begins with %s; peel list shows them all", name.quoted))
        }
        guard places.count == 1 else { throw ambiguous(name, places.map { (notes[$0].name, notes[$0].title) }) }
        return notes[first]
    }

    /// The note in the trash that a NAME stands for; of several of the same name the last deleted.
    /// - Throws: ``CommandError``.
    static func find(_ name: RawArgument, in trash: [TrashedNote]) throws -> TrashedNote {
        let places = NameMatcher(name).matches(
            in: trash.map { NameMatcher.Candidate(name: $0.name.bytes, title: $0.title) })
        guard let first = places.first else {
            throw CommandError.notFound(
                localized(
                    "there is no note in the trash whose name or title begins with %s; peel trash shows them all",
                    name.quoted))
        }
        guard places.allSatisfy({ trash[$0].name == trash[first].name }) else {
            throw ambiguous(name, places.map { (trash[$0].name, trash[$0].title) })
        }
        // The trash comes last deleted first.
        return trash[first]
    }

    private static func ambiguous(_ name: RawArgument, _ candidates: [(NoteName, String)]) -> CommandError {
        let names = candidates.prefix(namedAtMost).map { name, title in
            let file = "“\(VisibleText.line(name.bytes))”"
            return title.isEmpty ? file : "\(file) (\(VisibleText.line(title)))"
        }
        let listed = names.joined(separator: ", ")
        let rest = candidates.count - namedAtMost
        return .notFound(
            rest > 0
                ? localizedPlural(
                    "%2$s may mean %3$s and %1$d more; give more of the name, or the file name",
                    "%2$s may mean %3$s and %1$d more; give more of the name, or the file name", rest, name.quoted,
                    listed)
                : localized("%s may mean %s; give more of the name, or the file name", name.quoted, listed))
    }
}
