/// Guesses at what was meant.
enum Nearest {
    /// The word that is nearest to a wrong one, `nil` where none is near.
    static func word(to wrong: String, among words: [String]) -> String? {
        let limit = max(1, min(2, wrong.utf8.count / 3))
        // A long argument is no misspelling, and would take long to compare.
        guard wrong.utf8.count <= 32 else { return nil }
        let near = words.map { (word: $0, distance: distance(Array(wrong.utf8), Array($0.utf8))) }
            .min { $0.distance < $1.distance }
        guard let near, near.distance <= limit else { return nil }
        return near.word
    }

    /// How many letters must be added, taken away or changed.
    private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
        var row = Array(0...other.count)
        for (index, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in other.indices {
                let changed = diagonal + (letter == other[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(changed, row[column] + 1, row[column + 1] + 1)
            }
        }
        return row[other.count]
    }
}
