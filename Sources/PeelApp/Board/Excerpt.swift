/// The part of a note's text that its thumbnail shows: the beginning, or what is around the first hit of a search.
struct Excerpt: Equatable {
    /// The text.
    private(set) var text: String
    /// The hits in it, in bytes of its UTF-8.
    private(set) var marks: [Range<Int>]

    /// How many bytes of text a thumbnail has room for, amply.
    static let length = 600
    /// A hit within so many bytes is seen from the beginning.
    private static let seen = 70

    /// Takes a part.
    /// - Parameters:
    ///   - whole: the note's text.
    ///   - hits: the hits in it, in bytes, in order.
    init(of whole: String, hits: [Range<Int>]) {
        let bytes = Array(whole.utf8.prefix((hits.first?.lowerBound ?? 0) + Self.length + 64))
        var start = 0
        if let first = hits.first, first.lowerBound > Self.seen {
            start = Self.lineStart(bytes, before: first.lowerBound)
        }
        var end = min(bytes.count, start + Self.length)
        while end < bytes.count, end > start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        let lead = start > 0 ? "\u{2026} " : ""
        let shift = lead.utf8.count - start
        text = lead + String(decoding: bytes[start..<end], as: UTF8.self)
        marks = hits.filter { $0.lowerBound >= start && $0.upperBound <= end }
            .map { ($0.lowerBound + shift)..<($0.upperBound + shift) }
    }

    /// The words around the first hit, for who does not see the marks; empty where there is none.
    var words: String {
        guard let first = marks.first else { return "" }
        let bytes = Array(text.utf8)
        let start = Self.lineStart(bytes, before: first.lowerBound)
        var end = min(bytes.count, first.upperBound + 60)
        if let line = bytes[first.upperBound..<end].firstIndex(of: 0x0A) { end = line }
        while end < bytes.count, end > start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Where the line of a place begins or, in a long line, a word shortly before it.
    private static func lineStart(_ bytes: [UInt8], before place: Int) -> Int {
        var start = place
        while start > 0, bytes[start - 1] != 0x0A, place - start < 40 { start -= 1 }
        guard start > 0, bytes[start - 1] != 0x0A else { return start }
        if let blank = bytes[start..<place].firstIndex(of: 0x20) { return blank + 1 }
        while start < place, bytes[start] & 0xC0 == 0x80 { start += 1 }
        return start
    }
}
