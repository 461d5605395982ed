import GLib

/// Tells how many characters are left when it gets near the limit.
///
/// Told are the last tenth of the limit, the last ten characters and the last one of all: each when what is written
/// comes to it or goes beyond, and again when there has been more room in between.
struct RemainingCharacters: Equatable {
    /// How many characters were left when it was looked last.
    private var left = Int.max

    /// Notes how many characters there are where the user begins, which nobody needs to be told.
    mutating func begin(at count: Int, of maximum: Int) {
        left = maximum > 0 ? maximum - count : .max
    }

    /// Notes that the user has changed the text.
    /// - Returns: what is to be said of it; nil where it has not come nearer to the limit by one of the marks.
    mutating func change(to count: Int, of maximum: Int) -> String? {
        let before = left
        begin(at: count, of: maximum)
        guard Self.marks(of: maximum).contains(where: { left <= $0 && $0 < before }) else { return nil }
        return left > 0
            ? localizedPlural("%d character left", "%d characters left", left)
            : localized("The note is full, no characters left")
    }

    /// Whether a text may have come so near to the limit that its characters are worth counting.
    /// - Parameter scalars: how many Unicode scalars it has, which is never less than its characters.
    static func isNear(scalars: Int, maximum: Int) -> Bool {
        maximum > 0 && maximum - scalars <= (marks(of: maximum).max() ?? 0)
    }

    /// What is said when an entry has been refused.
    /// - Parameter excess: by how many characters the text would have been too long.
    static func refusal(excess: Int) -> String {
        localizedPlural(
            "The note is full, that is %d character too many", "The note is full, that is %d characters too many",
            excess)
    }

    /// The numbers of characters left that are told.
    private static func marks(of maximum: Int) -> [Int] { [maximum / 10, 10, 0].filter { $0 < maximum } }
}
