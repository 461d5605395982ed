/// The face of the writing.
public enum WritingFace {
    /// Families to be tried in turn: handwriting faces of the systems, then the system's own sans-serif.
    public static let families = [
        "Comic Neue", "Bradley Hand", "Noteworthy", "Segoe Print", "Kalam", "Patrick Hand", "Caveat", "Chilanka",
        "sans-serif",
    ]

    /// Reads a list of families that are separated by commas.
    /// - Parameter list: names with or without quotes; where there is none, ``families`` are given.
    /// - Returns: the names, and after them the system's own sans-serif.
    package static func families(_ list: String) -> [String] {
        let names = list.split(separator: ",").map { name in
            String(name.filter { $0 != "\"" && $0 != "'" && $0 != "\\" && !$0.isNewline && $0 != "\0" })
                .trimmingSpaces()
        }.filter { !$0.isEmpty }
        return names.isEmpty ? families : names + ["sans-serif"]
    }
}

extension String {
    /// Without spaces and tabs at both ends.
    fileprivate func trimmingSpaces() -> String {
        var rest = Substring(self)
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest)
    }
}
