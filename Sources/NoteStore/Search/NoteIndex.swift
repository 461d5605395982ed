import CGtk
import GLib

/// The texts of a folder's notes in memory, folded, so that they are found while one types.
///
/// They are read in the background, some at a time, and follow the folder. What is larger than ``largest`` is left on
/// the disk; ``large`` names it, for ``NoteFolder/search(_:among:then:)``.
/// Ownership: whoever searches keeps it; does not keep the folder.
/// Thread: the main one.
@MainActor
public final class NoteIndex {
    /// The size in bytes up to which a note's text is kept here.
    public static let largest: Int64 = 65_536
    /// How many notes are read at a time.
    static let portion = 256

    /// Called when there are more texts, or others.
    public var onChange: @MainActor () -> Void = {}

    private weak var folder: NoteFolder?
    private let queue = FileWorkQueue()
    private var texts = FoldedTexts()
    /// Those whose files are larger than ``largest``.
    private var tooLarge: Set<NoteID> = []
    private var waiting: [NoteID] = []
    private var awaited: Set<NoteID> = []
    private var isReading = false
    private var observation: FolderObservation?

    /// Begins to read.
    public init(_ folder: NoteFolder) {
        self.folder = folder
        observation = folder.observe { [weak self] event in self?.follow(event) }
        for note in folder.notes { want(note.id) }
        readOn()
    }

    /// Whether all texts are here.
    public var isComplete: Bool { waiting.isEmpty && !isReading }

    /// Those of some notes whose text is too large to be kept here.
    public func large(among ids: [NoteID]) -> [NoteID] {
        // While one types that is asked for at each letter, and mostly there are none.
        tooLarge.isEmpty ? [] : ids.filter { tooLarge.contains($0) && texts[$0] == nil }
    }

    /// Those of some notes that hold all words, in their order.
    ///
    /// A note that has not been read yet is not found.
    public func matches(_ query: SearchQuery, among ids: [NoteID]) -> [NoteID] {
        texts.matches(query, among: ids)
    }

    // MARK: Following

    private func follow(_ event: NoteFolderEvent) {
        switch event {
        case .appeared(let id), .changed(let id), .saved(let id):
            want(id)
            readOn()
        case .vanished(let id, _), .trashed(let id, _):
            texts[id] = nil
            tooLarge.remove(id)
            onChange()
        case .renamed, .firstRead, .unusableChanged, .folderFailed, .folderRecovered:
            break
        }
    }

    private func want(_ id: NoteID) {
        if (folder?.summary(id)?.size ?? 0) > Self.largest {
            tooLarge.insert(id)
            // It may have been smaller, and held other words.
            texts[id] = nil
        } else {
            tooLarge.remove(id)
        }
        if awaited.insert(id).inserted { waiting.append(id) }
    }

    // MARK: Reading

    private func readOn() {
        guard !isReading, !waiting.isEmpty, let folder else { return }
        isReading = true
        let portion = Array(waiting.prefix(Self.portion))
        waiting.removeFirst(portion.count)
        awaited.subtract(portion)
        var opened: [(NoteID, NoteFile)] = []
        var closed: [(NoteID, NoteName)] = []
        for id in portion {
            if let open = folder.openNotes[id] {
                opened.append((id, open.file))
            } else if let note = folder.summary(id), note.size <= Self.largest {
                closed.append((id, note.name))
            }
        }
        let (reader, result) = (folder.reader, BackgroundResult<[NoteID: [CChar]]>())
        queue.add { [opened, closed] in
            var texts: [NoteID: [CChar]] = [:]
            for (id, file) in opened { texts[id] = Self.folded(file) }
            if let folder = try? reader.disk.openFolder() {
                for (id, name) in closed {
                    guard let content = try? reader.disk.read(name, in: folder) else { continue }
                    texts[id] = Self.folded(NoteFile(bytes: content.bytes))
                }
            }
            result.put(texts)
        } then: { [weak self] in
            self?.take(result.take() ?? [:])
        }
    }

    nonisolated private static func folded(_ file: NoteFile) -> [CChar] {
        Array(SearchText.folded(file.title + "\n" + file.text).utf8CString)
    }

    private func take(_ portion: [NoteID: [CChar]]) {
        isReading = false
        // A note may have gone meanwhile; one that has changed is waiting already.
        for (id, text) in portion where folder?.summary(id) != nil { texts[id] = text }
        readOn()
        onChange()
    }
}

extension NoteFolder {
    /// Those of some notes that hold all words, read from the disk in the background.
    /// - Parameter completion: called on the main thread with what was found.
    public func search(
        _ query: SearchQuery, among ids: [NoteID], then completion: @escaping @MainActor @Sendable ([NoteID]) -> Void
    ) {
        let open = openNotes.filter { !$0.value.isTrashed }.mapValues(\.file)
        let search = NoteSearch(disk: disk, words: query.words, notes: ids.compactMap { summary($0) }, open: open)
        let result = BackgroundResult<[NoteSummary]>()
        scheduler.inBackground({ result.put(search.run()) }, then: { completion((result.take() ?? []).map(\.id)) })
    }
}
