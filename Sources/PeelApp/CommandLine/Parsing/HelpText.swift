import CGtk
import GLib

/// The help, made from the table, 80 columns wide.
enum HelpText {
    private static let width = 80

    /// What `peel --help` shows.
    static var program: String {
        [
            localized("Usage: %s", "peel [--folder DIR]") + "\n       peel VERB [ARGUMENT…] [OPTION…]",
            filled(
                localized(
                    "Sticky notes on paper. Without a verb the notes are shown on the desktop. The last verbs tell the "
                        + "Peel that shows them what to do; the others work on the files alone and need no display.")),
            localized("Verbs:") + "\n" + columns(CommandTable.verbs.map { ($0.usage, $0.summary) }),
            localized("Options:") + "\n" + columns(CommandTable.programOptions.map { ($0.usage, $0.help) }),
            filled(
                localized(
                    "\"peel VERB --help\" tells more of a verb and names its options. What follows -- is no option.")),
            filled(
                localized(
                    "Exit status: 0 done; 1 no such note, or several that may be meant; 2 bad use, or an error with a "
                        + "file.")),
        ].joined(separator: "\n\n") + "\n"
    }

    /// What `peel VERB --help` shows.
    static func verb(_ spec: VerbSpec) -> String {
        let needed = spec.verb == .render ? " -o FILE" : ""
        let paragraphs = [
            localized("Usage: %s", "peel \(spec.usage) [OPTION…]\(needed)"),
            filled(localized("%s.", spec.summary.prefix(1).uppercased() + spec.summary.dropFirst())),
            filled(spec.details),
            localized("Options:") + "\n" + columns(spec.allOptions.map { ($0.usage, $0.help) }),
        ]
        return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    /// Two columns; what is too wide for the left one has the right one below it.
    private static func columns(_ rows: [(String, String)]) -> String {
        let left = 22
        return rows.map { first, second in
            let pad = left - columnCount(first)
            let below = "\n" + String(repeating: " ", count: left + 4)
            let gap = pad >= 0 ? String(repeating: " ", count: pad + 2) : below
            return "  " + first + gap + wrapped(second, in: width - left - 4).joined(separator: below)
        }.joined(separator: "\n")
    }

    /// Lines that are too long, broken; those of a table go on under its last column.
    private static func filled(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard line.hasPrefix("  ") else { return wrapped(String(line), in: width).joined(separator: "\n") }
            let meaning = 22
            let below = "\n" + String(repeating: " ", count: meaning)
            return line.prefix(meaning)
                + wrapped(String(line.dropFirst(meaning)), in: width - meaning).joined(separator: below)
        }.joined(separator: "\n")
    }

    /// Breaks words into lines; writing without blanks is broken anywhere.
    private static func wrapped(_ words: String, in width: Int) -> [String] {
        var lines: [String] = []
        for word in words.split(separator: " ") {
            if let line = lines.last, columnCount(line) + 1 + columnCount(String(word)) <= width {
                lines[lines.count - 1] += " " + word
                continue
            }
            var rest = String(word)
            while columnCount(rest) > width {
                var head = ""
                while let next = rest.first, columnCount(head) + columnCount(String(next)) <= width {
                    head.append(rest.removeFirst())
                }
                lines.append(head)
            }
            lines.append(rest)
        }
        return lines
    }

    /// How many columns of a terminal some text takes: Chinese and Japanese characters take two.
    private static func columnCount(_ text: String) -> Int {
        text.unicodeScalars.reduce(0) { count, scalar in
            if g_unichar_iszerowidth(scalar.value) != 0 { return count }
            return count + (g_unichar_iswide(scalar.value) != 0 ? 2 : 1)
        }
    }
}
