import GLib

/// The name of a note's window, by which the desktop's lists and a screen reader tell it from others.
enum WindowTitle {
    /// How many characters of the note are in it.
    static let length = 40

    /// Makes a name of the note's title, or else of its first line with anything in it.
    static func of(title: String, text: String) -> String {
        words(title: title, text: text).map { localized("Note: %s", $0) } ?? localized("Note: empty")
    }

    /// The title, or else the first line with anything in it; nil where there is neither.
    static func words(title: String, text: String) -> String? {
        let source = title.isEmpty ? text : title
        let lines = source.split(whereSeparator: \.isNewline)
        guard let line = lines.first(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
        let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.count > length ? words.prefix(length - 1) + "\u{2026}" : words
    }
}
