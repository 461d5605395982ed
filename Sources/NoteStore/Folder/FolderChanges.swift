/// A look at a folder, and what differs from the look before.
struct FolderLook: Sendable {
    let scan: FolderScan
    let changes: FolderChanges
}

/// What differs between two looks at a folder.
struct FolderChanges: Sendable {
    /// Notes that have another name: the same file, or the same content where a sync tool has written it anew.
    private(set) var renamed: [(from: NoteName, to: ScannedNote)] = []
    /// Names that are gone.
    var vanished: [NoteName] = []
    /// Notes that were not there.
    private(set) var appeared: [ScannedNote] = []
    /// Notes whose file is another than before.
    private(set) var changed: [ScannedNote] = []

    /// Compares.
    init(from known: [NoteName: ScannedNote], to notes: [ScannedNote]) {
        var gone = known
        for note in notes {
            guard let before = gone.removeValue(forKey: note.name) else {
                appeared.append(note)
                continue
            }
            if before != note { changed.append(note) }
        }
        let order = { (one: NoteName, other: NoteName) in one.bytes.lexicographicallyPrecedes(other.bytes) }
        appeared.sort { order($0.name, $1.name) }
        let goneByContent = Dictionary(grouping: gone.values, by: \.digest).mapValues(\.count)
        for name in gone.keys.sorted(by: order) {
            if let before = gone[name], let place = successor(of: before, goneByContent) {
                renamed.append((name, appeared.remove(at: place)))
            } else {
                vanished.append(name)
            }
        }
    }

    private func successor(of before: ScannedNote, _ goneByContent: [Int: Int]) -> Int? {
        guard !appeared.isEmpty else { return nil }
        // The number of a file is given to another soon after it is removed, so the number alone says nothing.
        let same = appeared.firstIndex {
            $0.stamp.isSameFile(as: before.stamp)
                && ($0.digest == before.digest || $0.stamp.modified == before.stamp.modified)
        }
        if let same { return same }
        // By content only where it is plain which is which: it says something, and one note each has it.
        guard before.stamp.size > 0, before.problem == nil, goneByContent[before.digest] == 1 else { return nil }
        let alike = appeared.indices.filter { appeared[$0].digest == before.digest }
        return alike.count == 1 ? alike.first : nil
    }
}
