/// Words to search for: a text is found where it holds all of them, whatever the case of letters and their accents.
///
/// Thread: a value, usable on any.
public struct SearchQuery: Hashable, Sendable {
    /// The words, folded.
    let words: [String]

    /// Takes the words of what the user has written.
    public init(_ written: String = "") {
        words = SearchText.words(written)
    }

    /// Whether there is no word, so that everything is found.
    public var isEmpty: Bool { words.isEmpty }

    /// Whether a text holds all of the words.
    public func matches(_ text: String) -> Bool { SearchText.matches(text, words) }

    /// Where the words stand in a text, as offsets in its UTF-8, in order and without overlaps.
    ///
    /// Characters are marked whole: a found "e" is the whole of "é".
    public func ranges(in text: String) -> [Range<Int>] {
        guard !isEmpty else { return [] }
        let folded = FoldedText(text)
        var found: [Range<Int>] = []
        for word in words { found += folded.ranges(of: word) }
        found.sort { $0.lowerBound < $1.lowerBound }
        var merged: [Range<Int>] = []
        for range in found {
            if let last = merged.last, range.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }
}
