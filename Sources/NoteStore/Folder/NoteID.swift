/// What a note is known by while the program runs, whatever its file is renamed to.
///
/// It is not the same at the next start; what is to be found again then goes by ``NoteSummary/name``.
public struct NoteID: Hashable, Sendable {
    let number: UInt64
}
