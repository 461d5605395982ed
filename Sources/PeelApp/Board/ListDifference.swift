/// What has to be told of a list that has become another: the shortest run of places that are others.
struct ListDifference: Equatable {
    /// The first place of the run.
    var start: Int
    /// How many places the run had.
    var removed: Int
    /// How many it has.
    var added: Int

    /// Compares.
    ///
    /// A list in which one item has been moved, taken away or put in gives short runs; any other one run.
    static func between<Item: Hashable>(_ old: [Item], _ new: [Item]) -> [ListDifference] {
        var start = 0
        while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
        var (oldEnd, newEnd) = (old.count, new.count)
        while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        guard start < oldEnd || start < newEnd else { return [] }
        // One item moved: the run between is the same but for that item at its one end.
        if oldEnd - start == newEnd - start, oldEnd - start > 2 {
            if old[start] == new[newEnd - 1], old[(start + 1)..<oldEnd].elementsEqual(new[start..<(newEnd - 1)]) {
                return [
                    ListDifference(start: start, removed: 1, added: 0),
                    ListDifference(start: newEnd - 1, removed: 0, added: 1),
                ]
            }
            if old[oldEnd - 1] == new[start], old[start..<(oldEnd - 1)].elementsEqual(new[(start + 1)..<newEnd]) {
                return [
                    ListDifference(start: oldEnd - 1, removed: 1, added: 0),
                    ListDifference(start: start, removed: 0, added: 1),
                ]
            }
        }
        return [ListDifference(start: start, removed: oldEnd - start, added: newEnd - start)]
    }
}
