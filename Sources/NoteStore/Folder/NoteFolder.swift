import CGtk
import GLib

/// A folder of notes: the list of them, those that are open, and what becomes of each.
///
/// Use: make one, ``refresh()``, and in a program with a main loop ``watch()``.
/// Ownership: holds the open notes until they are closed.
/// Thread: the main one. The disk is read on the main thread by the calls that throw, and otherwise in the background.
@MainActor
public final class NoteFolder {
    /// The folder's path.
    nonisolated public let path: String
    /// What is named like a note and is none, as of the last look.
    public internal(set) var unusable: [UnusableFile] = []
    /// Why the folder could not be read at the last look, `nil` where it could.
    public internal(set) var failure: StoreError?
    /// Whether the folder has been looked at, so that ``notes`` and ``unusable`` tell what is in it.
    public internal(set) var hasBeenRead = false
    /// The open notes.
    public internal(set) var openNotes: [NoteID: OpenNote] = [:]

    /// Who is told of what happens; see ``observe(_:)``.
    var observers = FolderObservers()
    /// Whether ``makeIfMissing()`` makes the folder.
    ///
    /// Not for one that the user has chosen once and for all: where that is missing, its disk is to be connected, and
    /// an empty folder in its place would look as if all notes were gone.
    public var mayBeMade = true

    nonisolated let disk: NoteDisk
    let scheduler: any StoreScheduler
    var known: [NoteName: ScannedNote] = [:]
    var ids: [NoteName: NoteID] = [:]
    var names: [NoteID: NoteName] = [:]
    /// Notes missing at the last look, which are given a moment to come back: many programs save by way of a gap.
    var missing: Set<NoteName> = []
    /// Open notes that are in the trash, by their place there.
    var trashedOpen: [NoteName: NoteID] = [:]
    var monitor: FileMonitor?
    var monitored: FileStamp?
    var isWatching = false
    var refreshTimer: (any StoreTimer)?
    var refreshing: BackgroundResult<Result<FolderLook, StoreError>>?
    var failures = 0
    /// Counts what this program itself does in the folder, since a look that began before is out of date.
    var generation = 0
    private var lastNumber: UInt64 = 0

    /// The folder to use where the user has not said otherwise: `$PEEL_FOLDER`, else `$XDG_DATA_HOME/peel/notes`.
    nonisolated public static var defaultPath: String {
        if let chosen = g_getenv("PEEL_FOLDER"), chosen[0] != 0 { return String(cString: chosen) }
        return usualPath
    }

    /// The folder to use where nothing at all is said: `$XDG_DATA_HOME/peel/notes`.
    nonisolated public static var usualPath: String {
        String(cString: g_get_user_data_dir()) + "/peel/notes"
    }

    /// Names a folder.
    ///
    /// Nothing is read or made yet.
    /// - Parameters:
    ///   - path: the folder, which must be UTF-8; a symbolic link is followed.
    ///   - scheduler: the clock and the threads; by default those of the main loop.
    public convenience init(path: String = NoteFolder.defaultPath, scheduler: (any StoreScheduler)? = nil) {
        self.init(disk: NoteDisk(path: path), scheduler: scheduler)
    }

    init(disk: NoteDisk, scheduler: (any StoreScheduler)?) {
        path = disk.path
        self.disk = disk
        self.scheduler = scheduler ?? LoopScheduler()
    }

    /// Makes the folder, with all that leads to it, where it is not there yet.
    ///
    /// For the program's start only: a folder that vanishes later may be a disk that is to be connected again.
    /// - Throws: ``StoreError``.
    public func makeIfMissing() throws {
        guard mayBeMade else { return _ = try disk.openFolder() }
        try disk.makeFolder()
    }

    /// The notes as of the last look, last written first.
    public var notes: [NoteSummary] {
        let all = known.values.compactMap { note in ids[note.name].map { (note.stamp.modified, note.summary($0)) } }
        // Places and times rather than what they are of: of many notes the moving about costs most.
        let places = all.indices.map { (place: $0, modified: all[$0].0) }.sorted { one, other in
            guard one.modified == other.modified else { return one.modified > other.modified }
            return all[one.place].1.name.bytes.lexicographicallyPrecedes(all[other.place].1.name.bytes)
        }
        return places.map { all[$0.place].1 }
    }

    /// A note as of the last look, `nil` where it is no longer there.
    public func summary(_ id: NoteID) -> NoteSummary? {
        names[id].flatMap { known[$0] }.map { $0.summary(id) }
    }

    /// The note of a file name as of the last look.
    public func id(of name: NoteName) -> NoteID? {
        known[name] == nil ? nil : ids[name]
    }

    /// Opens a note; the same object for as long as it is open.
    /// - Throws: ``StoreError``, also for a file that is too large.
    public func open(_ id: NoteID) throws -> OpenNote {
        if let open = openNotes[id] { return open }
        let name = try nameOf(id)
        let note = OpenNote(id: id, name: name, content: try disk.read(name), folder: self)
        openNotes[id] = note
        return note
    }

    /// Makes a note, on the disk at once, and opens it.
    ///
    /// Its file is named after the title or the first words, with a number where that is taken; after the moment where
    /// there are none, and after what is on it then when it is put away.
    /// - Throws: ``StoreError``; nothing is left behind then.
    @discardableResult
    public func create(text: String = "", title: String = "", date: String = "", color: String? = nil) throws
        -> OpenNote
    {
        var file = NoteFile(text: text)
        file.title = title
        file.date = date
        file.color = color
        file.created = DateTimeFormat.utc(scheduler.now, "%Y-%m-%dT%H:%M:%SZ")
        let wanted = NoteNames.name(title: title, text: text, fallback: Self.blankName(scheduler.now))
        let (name, stamp) = try disk.saveNew(file.bytes, as: wanted)
        let content = NoteDisk.Content(bytes: file.bytes, stamp: stamp)
        makeRoom(for: name)
        let note = OpenNote(id: identify(name), name: name, content: content, folder: self)
        openNotes[note.id] = note
        saved(note)
        tell(.appeared(note.id))
        return note
    }

    /// Saves everything that is unsaved, and waits for it.
    /// - Returns: the notes that could not be saved.
    @discardableResult
    public func flushAll() -> [OpenNote] {
        openNotes.values.filter { !$0.flush() && !$0.isTrashed }
    }

    /// The id of a file name, a new one where it has none.
    func identify(_ name: NoteName) -> NoteID {
        if let id = ids[name] { return id }
        lastNumber += 1
        let id = NoteID(number: lastNumber)
        ids[name] = id
        names[id] = name
        return id
    }

    /// Has an open note whose file has vanished go by another name, where its own is now that of another note.
    func makeRoom(for name: NoteName) {
        guard let id = ids[name], let note = openNotes[id] else { return }
        var number = 2
        var other = name.adding(" (\(number))")
        while ids[other] != nil {
            number += 1
            other = name.adding(" (\(number))")
        }
        ids[name] = nil
        ids[other] = id
        names[id] = other
        note.fileRenamed(to: other)
    }

    func nameOf(_ id: NoteID) throws -> NoteName {
        guard let name = names[id] else { throw StoreError.noteGone }
        return name
    }

    /// Takes in what an open note has on the disk now.
    func saved(_ note: OpenNote) {
        generation += 1
        known[note.name] = note.base.withUnsafeBytes {
            ScannedNote(note.name, note.stamp, bytes: $0, isWhole: true)
        }
    }

    /// Lets go of a closed note.
    func forget(_ note: OpenNote) {
        openNotes[note.id] = nil
        if note.isTrashed {
            names[note.id] = nil
        } else if known[note.name] == nil {
            dropID(of: note.name)
        }
    }

    func dropID(of name: NoteName) {
        if let id = ids.removeValue(forKey: name) { names[id] = nil }
    }
}
