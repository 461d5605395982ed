import CGtk

/// The folded texts of many notes, to be looked through as fast as one types.
///
/// They stand by the ids' numbers, which are given one after the other: of ten thousand notes finding each one's text by
/// its hash would cost more than looking through it.
struct FoldedTexts {
    /// Each ended by NUL, as C wants it; empty where there is none.
    private var texts: [[CChar]] = []
    /// What was looked for last, and where it was not: what is typed on is not there either.
    private var last: (words: [String], missing: [Bool])?

    /// The text of a note; `nil` where there is none.
    subscript(id: NoteID) -> [CChar]? {
        get {
            let place = Int(id.number)
            return texts.indices.contains(place) && !texts[place].isEmpty ? texts[place] : nil
        }
        set {
            let place = Int(id.number)
            if place >= texts.count {
                guard newValue != nil else { return }
                texts.append(contentsOf: repeatElement([], count: place + 1 - texts.count))
            }
            texts[place] = newValue ?? []
            last = nil
        }
    }

    /// Those of some notes that hold all words, in their order.
    mutating func matches(_ query: SearchQuery, among ids: [NoteID]) -> [NoteID] {
        let words = query.words.map { Array($0.utf8CString) }
        var missing = last.flatMap { Self.narrows($0.words, query.words) ? $0.missing : nil } ?? []
        if missing.count < texts.count {
            missing.append(contentsOf: repeatElement(false, count: texts.count - missing.count))
        }
        let found = ids.filter { id in
            let place = Int(id.number)
            guard texts.indices.contains(place), !missing[place], !texts[place].isEmpty else { return false }
            let isThere = texts[place].withUnsafeBufferPointer { hay in
                guard let base = hay.baseAddress else { return false }
                return words.allSatisfy { strstr(base, $0) != nil }
            }
            missing[place] = !isThere
            return isThere
        }
        last = (query.words, missing)
        return found
    }

    /// Whether what holds all of the later words holds all of the earlier ones.
    private static func narrows(_ earlier: [String], _ later: [String]) -> Bool {
        earlier.allSatisfy { word in later.contains { $0.utf8.starts(with: word.utf8) } }
    }
}
