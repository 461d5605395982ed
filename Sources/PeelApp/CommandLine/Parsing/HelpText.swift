/// The help, made from the table.
enum HelpText {
    /// What `peel --help` shows.
    static var program: String {
        """
        Usage: peel [--folder DIR]
               peel VERB [ARGUMENT…] [OPTION…]

        Sticky notes on paper. Without a verb the notes are shown on the desktop. The
        last verbs tell the Peel that shows them what to do; the others work on the
        files alone and need no display.

        Verbs:
        \(columns(CommandTable.verbs.map { ($0.usage, $0.summary) }))
        Options:
        \(columns(CommandTable.programOptions.map { ($0.usage, $0.help) }))
        "peel VERB --help" tells more of a verb and names its options. What follows --
        is no option.

        Exit status: 0 done; 1 no such note, or several that may be meant; 2 bad use, or
        an error with a file.

        """
    }

    /// What `peel VERB --help` shows.
    static func verb(_ spec: VerbSpec) -> String {
        let summary = spec.summary.prefix(1).uppercased() + spec.summary.dropFirst()
        return """
            Usage: peel \(spec.usage) [OPTION…]

            \(summary).
            \(spec.details.isEmpty ? "" : "\n\(spec.details)\n")
            Options:
            \(columns(spec.allOptions.map { ($0.usage, $0.help) }))
            """
    }

    /// Two columns, 80 characters wide; what is too wide for the left one has the right one below it.
    private static func columns(_ rows: [(String, String)]) -> String {
        let width = 22
        var result = ""
        for (left, right) in rows {
            let pad = width - left.count
            let below = "\n" + String(repeating: " ", count: width + 2)
            let gap = pad >= 0 ? String(repeating: " ", count: pad) : below
            result += "  \(left)\(gap)  \(wrapped(right, in: 76 - width).joined(separator: below + "  "))\n"
        }
        return result
    }

    /// Breaks words into lines.
    private static func wrapped(_ words: String, in width: Int) -> [String] {
        var lines: [String] = []
        for word in words.split(separator: " ") {
            if let line = lines.last, line.count + 1 + word.count <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
