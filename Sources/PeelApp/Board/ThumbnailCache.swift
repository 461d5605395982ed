import PostItNote

/// The pictures of the sheets that were painted last.
///
/// Thread: GTK's.
@MainActor
final class ThumbnailCache {
    /// A picture with what it is of.
    final class Entry {
        let key: ThumbnailJob.Key
        let picture: ThumbnailPicture
        /// The words around the first hit of the search.
        let found: String
        fileprivate var lastUse = 0

        init(_ key: ThumbnailJob.Key, _ picture: ThumbnailPicture, found: String) {
            (self.key, self.picture, self.found) = (key, picture, found)
        }
    }

    /// How many bytes of pixels are kept at most.
    let limit: Int
    /// How many are kept now.
    private(set) var byteCount = 0
    private var entries: [BoardItem: Entry] = [:]
    private var uses = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// How many pictures are kept.
    var count: Int { entries.count }

    /// The picture of a sheet, which may be of an earlier state of it.
    func entry(_ item: BoardItem) -> Entry? {
        guard let entry = entries[item] else { return nil }
        uses += 1
        entry.lastUse = uses
        return entry
    }

    /// Keeps a picture, and lets go of those that have not been used for longest.
    func put(_ entry: Entry, for item: BoardItem) {
        remove(item)
        uses += 1
        entry.lastUse = uses
        entries[item] = entry
        byteCount += entry.picture.byteCount
        while byteCount > limit, entries.count > 1 {
            guard let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })?.key else { return }
            remove(oldest)
        }
    }

    /// Lets go of a picture.
    func remove(_ item: BoardItem) {
        guard let entry = entries.removeValue(forKey: item) else { return }
        byteCount -= entry.picture.byteCount
    }

    /// Lets go of all.
    func removeAll() {
        entries = [:]
        byteCount = 0
    }
}
