/// What was made last, to be used again: the few of many that are wanted again and again.
struct RecentlyUsed<Key: Equatable, Value> {
    /// How many are kept.
    let limit: Int
    /// What is kept, the one used last at the end.
    private var kept: [(key: Key, value: Value)] = []

    /// Keeps nothing yet.
    init(limit: Int) {
        self.limit = limit
    }

    /// What is kept.
    var values: [Value] { kept.map(\.value) }

    /// What is kept under a key, or is made now.
    mutating func value(for key: Key, make: () -> Value) -> Value {
        guard let index = kept.lastIndex(where: { $0.key == key }) else {
            let made = make()
            kept.append((key, made))
            if kept.count > limit { kept.removeFirst() }
            return made
        }
        if index != kept.count - 1 { kept.append(kept.remove(at: index)) }
        return kept[kept.count - 1].value
    }

    /// Forgets everything.
    mutating func removeAll() { kept = [] }
}
