import CGtk
import GLib
import NoteStore
import Paper

/// The notes of a folder as the board has them: filtered, searched and in order.
///
/// Follows the folder; what happens in one turn of the loop is taken in at once.
/// Thread: GTK's.
@MainActor
final class BoardNotes {
    /// A note with what is made of it once and used often.
    private final class Entry {
        let summary: NoteSummary
        let revision: Int
        private(set) lazy var color = (summary.color.flatMap(PaperColor.init(name:)) ?? .yellow).name
        private(set) lazy var created =
            summary.created.flatMap(DateTimeFormat.seconds(fromISO8601:)) ?? summary.modified
        private(set) lazy var titleKey = BoardNotes.collationKey(summary.heading)

        init(_ summary: NoteSummary, revision: Int) {
            (self.summary, self.revision) = (summary, revision)
        }
    }

    /// What is to be shown, in order.
    private(set) var shown: [BoardItem] = []
    /// Called when ``shown`` is another, or the content of some of it.
    var onChange: @MainActor (_ changed: Set<BoardItem>) -> Void = { _ in }

    /// The words that are searched for.
    var query = SearchQuery() {
        didSet { if query != oldValue { search() } }
    }
    /// The names of the colours that are shown; none for all.
    var colors: Set<String> = [] {
        didSet { if colors != oldValue { update() } }
    }
    /// The order.
    var sort: BoardSort {
        didSet { if sort != oldValue { reorder() } }
    }

    private let folder: NoteFolder
    private let state: BoardState
    private let isOpen: @MainActor (NoteID) -> Bool
    private var index: NoteIndex?
    private var entries: [NoteID: Entry] = [:]
    private var ordered: [NoteID] = []
    private var unreadable: Set<NoteID> = []
    private var foundOnDisk: Set<NoteID> = []
    private var lastRevision = 0
    private var observation: FolderObservation?
    private var touched: Set<NoteID> = []
    private var takingIn: EventSource?

    /// Takes the notes as of the folder's last look.
    /// - Parameter isOpen: says whether a note is on the desktop.
    init(_ folder: NoteFolder, state: BoardState, sort: BoardSort, isOpen: @escaping @MainActor (NoteID) -> Bool) {
        (self.folder, self.state, self.sort, self.isOpen) = (folder, state, sort, isOpen)
        let notes = folder.notes
        entries.reserveCapacity(notes.count)
        for note in notes {
            entries[note.id] = Entry(note, revision: 0)
            if note.problem != nil { unreadable.insert(note.id) }
        }
        // They come in the order of their last change.
        if sort == .changed { ordered = notes.map(\.id) } else { sortAll() }
        shown = filtered()
        observation = folder.observe { [weak self] event in self?.follow(event) }
    }

    /// How many notes there are in all.
    var count: Int { entries.count }

    /// How many of what is shown are notes, and not files that are none.
    var shownCount: Int {
        // They come last.
        shown.count - shown.reversed().prefix { $0.noteID == nil }.count
    }

    /// Whether the folder has been looked at, so that no notes means that there are none.
    var isKnown: Bool { folder.hasBeenRead }

    /// How many files there are that cannot be shown or cannot be edited.
    var problemCount: Int { folder.unusable.count + unreadable.count }

    /// Whether the texts have all been read, so that a search finds all there is.
    var isComplete: Bool { index?.isComplete ?? false }

    /// How many notes there are of each colour.
    var colorCounts: [String: Int] {
        var counts: [String: Int] = [:]
        for entry in entries.values { counts[entry.color, default: 0] += 1 }
        return counts
    }

    /// Begins to read all texts for the search, in the background.
    func readTexts() {
        guard index == nil else { return }
        let index = NoteIndex(folder)
        index.onChange = { [weak self] in
            guard let self, !query.isEmpty else { return }
            update()
        }
        self.index = index
    }

    /// The sheet of something that is shown.
    func sheet(of item: BoardItem) -> BoardSheet? {
        switch item {
        case .note(let id):
            return entries[id].map { BoardSheet($0.summary, isOpen: isOpen(id), revision: $0.revision) }
        case .unusable(let name):
            return folder.unusable.first { $0.name == name }.map { BoardSheet($0) }
        case .trashed:
            return nil
        }
    }

    /// Says that a note is now on the desktop or no longer.
    func openChanged(_ id: NoteID) {
        guard entries[id] != nil else { return }
        onChange([.note(id)])
    }

    // MARK: By hand

    /// Lays notes elsewhere, in the order of the user's hand.
    /// - Parameter target: what they come before; `nil` for the end.
    func move(_ ids: [NoteID], before target: NoteID?) {
        let moving = Set(ids)
        var order = ordered.filter { !moving.contains($0) }
        let place = target.flatMap { order.firstIndex(of: $0) } ?? order.count
        order.insert(contentsOf: ids.filter { entries[$0] != nil }, at: place)
        state.order = order.compactMap { entries[$0]?.summary.name }
        if sort == .byHand { reorder() }
    }

    // MARK: Following

    private func follow(_ event: NoteFolderEvent) {
        switch event {
        case .appeared(let id), .changed(let id), .saved(let id), .vanished(let id, _), .trashed(let id, _):
            touched.insert(id)
        case .renamed(let id, let old, let new):
            state.rename(old, to: new)
            touched.insert(id)
        case .firstRead, .unusableChanged, .folderFailed, .folderRecovered:
            break
        }
        if takingIn == nil {
            takingIn = EventSource.idle(priority: G_PRIORITY_DEFAULT) { [weak self] in self?.takeIn() }
        }
    }

    /// Takes in now what has happened in the folder.
    func takeIn() {
        takingIn = nil
        var changed: Set<BoardItem> = []
        for id in touched {
            guard let summary = folder.summary(id) else {
                entries[id] = nil
                unreadable.remove(id)
                continue
            }
            if entries[id]?.summary == summary { continue }
            lastRevision += 1
            if summary.problem == nil { unreadable.remove(id) } else { unreadable.insert(id) }
            entries[id] = Entry(summary, revision: lastRevision)
            changed.insert(.note(id))
        }
        touched = []
        // Nothing else about a note says where it stands.
        if entries.count != ordered.count || !changed.isEmpty { sortAll() }
        shown = filtered()
        onChange(changed)
    }

    // MARK: Order

    private func reorder() {
        sortAll()
        update()
    }

    private func update() {
        shown = filtered()
        onChange([])
    }

    private func sortAll() {
        switch sort {
        case .changed:
            sort { $0.summary.modified }
        case .created:
            sort { $0.created }
        case .title:
            let keyed = entries.values.map { (entry: $0, key: $0.titleKey) }
            ordered = keyed.sorted { one, other in
                if one.key != other.key { return one.key.lexicographicallyPrecedes(other.key) }
                return Self.isBefore(one.entry.summary.name, other.entry.summary.name)
            }.map(\.entry.summary.id)
        case .byHand:
            var places: [NoteName: Int] = [:]
            for (place, name) in state.order.enumerated() { places[name] = place }
            sort { -Double(places[$0.summary.name] ?? -1) }
        }
    }

    /// Sorts by a number, the highest first; of equal ones by the last change and the name.
    private func sort(by number: (Entry) -> Double) {
        let all = Array(entries.values)
        // Numbers rather than notes are moved about.
        let keyed = all.indices.map { (place: $0, number: number(all[$0]), modified: all[$0].summary.modified) }
        ordered = keyed.sorted { one, other in
            if one.number != other.number { return one.number > other.number }
            if one.modified != other.modified { return one.modified > other.modified }
            return Self.isBefore(all[one.place].summary.name, all[other.place].summary.name)
        }.map { all[$0.place].summary.id }
    }

    private static func isBefore(_ one: NoteName, _ other: NoteName) -> Bool {
        one.bytes.lexicographicallyPrecedes(other.bytes)
    }

    /// What sorts a heading as the user's language does, and numbers in it by their value.
    nonisolated fileprivate static func collationKey(_ text: String) -> [UInt8] {
        guard let folded = g_utf8_casefold(text, -1) else { return Array(text.utf8) }
        defer { g_free(folded) }
        guard let key = g_utf8_collate_key_for_filename(folded, -1) else { return Array(text.utf8) }
        defer { g_free(key) }
        return Array(UnsafeRawBufferPointer(start: key, count: strlen(key)))
    }

    // MARK: Filter

    private func filtered() -> [BoardItem] {
        var ids = ordered
        if !colors.isEmpty {
            ids = ids.filter { id in entries[id].map { colors.contains($0.color) } ?? false }
        }
        guard !query.isEmpty else { return ids.map(BoardItem.note) + (colors.isEmpty ? unusableShown : []) }
        readTexts()
        guard let index else { return [] }
        var found = index.matches(query, among: ids)
        if !foundOnDisk.isEmpty {
            let all = foundOnDisk.union(found)
            found = ids.filter(all.contains)
        }
        return found.map(BoardItem.note)
            + unusableShown.filter { item in
                guard case .unusable(let name) = item else { return false }
                return query.matches(name.description)
            }
    }

    private var unusableShown: [BoardItem] { folder.unusable.map { .unusable($0.name) } }

    private func search() {
        foundOnDisk = []
        update()
        guard !query.isEmpty, let large = index?.large(among: ordered), !large.isEmpty else { return }
        let asked = query
        folder.search(query, among: large) { [weak self] found in
            guard let self, query == asked, !found.isEmpty else { return }
            foundOnDisk = Set(found)
            update()
        }
    }
}
