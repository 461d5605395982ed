import GLib

/// An earlier version of a note.
public struct NoteVersion: Hashable, Sendable {
    /// The note whose version it is.
    public let note: NoteName
    /// The version's file in `.history/<note>/`; also what the command line calls it by.
    public let name: NoteName
    /// When it was kept, in seconds since 1970, UTC: the content is what the note held until then.
    public let kept: Double
    /// Its size in bytes.
    public let size: Int64

    /// The part of a version's file name that says when, for a moment.
    static func label(_ seconds: Double) -> String {
        DateTimeFormat.utc(seconds, "%Y-%m-%dT%H.%M.%SZ")
    }

    /// The moment that a version's file name tells of, `nil` where it tells of none.
    static func moment(_ name: NoteName) -> Double? {
        let text = String(decoding: name.bytes.prefix(20), as: UTF8.self)
        guard text.utf8.count == 20 else { return nil }
        return DateTimeFormat.seconds(fromISO8601: String(text.map { $0 == "." ? ":" : $0 }))
    }
}
