import CGtk

/// Texts as they are compared in a search: letters' case and accents do not count.
enum SearchText {
    /// A text without them.
    static func folded(_ text: String) -> String {
        guard let folded = g_utf8_casefold(text, -1) else { return text }
        defer { g_free(folded) }
        // Compatibility forms too: what looks like "fi" is found by "fi".
        guard let parts = g_utf8_normalize(folded, -1, G_NORMALIZE_NFKD) else { return text }
        defer { g_free(parts) }
        let decomposed = String(cString: parts)
        let isPlain = decomposed.utf8.allSatisfy { $0 < 0x80 }
        guard !isPlain else { return decomposed }
        var result = String.UnicodeScalarView()
        for scalar in decomposed.unicodeScalars where g_unichar_combining_class(scalar.value) == 0 {
            result.append(scalar)
        }
        return String(result)
    }

    /// The words to search for, folded.
    static func words(_ query: String) -> [String] {
        folded(query).split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Whether a text holds all of some folded words.
    static func matches(_ text: String, _ words: [String]) -> Bool {
        let folded = folded(text)
        return words.allSatisfy { word in
            folded.withCString { hay in word.withCString { strstr(hay, $0) != nil } }
        }
    }
}
