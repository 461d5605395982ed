import GLib

/// The name of a note's window, by which the desktop's lists and a screen reader tell it from others.
enum WindowTitle {
    /// How many characters of the note are in it.
    static let length = 40

    /// Makes a name of the note's title, or else of its first line with anything in it.
    static func of(title: String, text: String) -> String {
        let source = title.isEmpty ? text : title
        let lines = source.split(whereSeparator: \.isNewline)
        guard let line = lines.first(where: { !$0.allSatisfy(\.isWhitespace) }) else { return localized("Note: empty") }
        let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return localized("Note: %s", words.count > length ? words.prefix(length - 1) + "\u{2026}" : words)
    }
}
