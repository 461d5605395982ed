import GLib

/// A note in the trash.
public struct TrashedNote: Hashable, Sendable {
    /// The file's name, which it had in the folder and will have again.
    public let name: NoteName
    /// When it was deleted, in seconds since 1970, UTC.
    public let deleted: Double
    /// Its heading; empty where there is none.
    public let title: String
    /// The beginning of its text.
    public let firstLine: String
    /// The file's size in bytes.
    public let size: Int64
    /// The folder in the trash that holds it, named after the time.
    let place: NoteName

    /// What to call the note: its title, else its first line, else its file's name.
    public var heading: String {
        if !title.isEmpty { return title }
        return firstLine.isEmpty ? name.description : firstLine
    }

    /// The name of a place in the trash for a moment.
    static func place(_ seconds: Double) -> String {
        DateTimeFormat.utc(seconds, "%Y%m%d-%H%M%S")
    }

    /// The moment that a place's name tells of.
    static func moment(_ place: NoteName) -> Double? {
        let digits = place.bytes.prefix(15).map { Character(Unicode.Scalar($0)) }
        guard digits.count == 15, digits[8] == "-" else { return nil }
        return DateTimeFormat.seconds(
            fromISO8601: String(digits[..<8]) + "T" + String(digits[9...]) + "Z")
    }
}
