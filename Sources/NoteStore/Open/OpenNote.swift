import CGtk
import GLib

/// A note that is open: its content in memory, which is saved by itself.
///
/// A change is on the disk at most a second after it was made, and at once with ``flush()``. Whatever the disk does,
/// the content stays here until it is saved.
/// Ownership: its folder holds it until ``close()`` has saved it.
/// Thread: the main one.
@MainActor
public final class OpenNote: Identifiable {
    /// What the note is known by while the program runs.
    nonisolated public let id: NoteID
    /// The file's name now.
    public internal(set) var name: NoteName
    /// Called for what the window should show.
    public var onEvent: (@MainActor (OpenNoteEvent) -> Void)?
    /// The content, header and all, as it is in memory.
    public internal(set) var file: NoteFile
    /// Why the last saving failed, `nil` where it did not.
    public internal(set) var failure: StoreError?
    /// Whether the file is gone.
    public internal(set) var isVanished = false
    /// Whether the note is in the trash; nothing is saved then.
    public internal(set) var isTrashed = false

    /// What the disk holds, as far as we know.
    var base: [UInt8]
    /// The state of the file that ``base`` was read from or written to.
    var stamp: FileStamp
    let disk: NoteDisk
    let scheduler: any StoreScheduler
    weak var folder: NoteFolder?
    var sitting = Sitting()
    /// A content that is to be kept as a version with the next save.
    var pendingVersion: [UInt8]?
    var timer: (any StoreTimer)?
    /// The save that the background does, until its result is taken.
    var saving: BackgroundResult<SaveResult>?
    var lastWrite = -Double.infinity
    var failures = 0

    init(id: NoteID, name: NoteName, content: NoteDisk.Content, folder: NoteFolder) {
        self.id = id
        self.name = name
        file = NoteFile(bytes: content.bytes)
        base = content.bytes
        stamp = content.stamp
        disk = folder.disk
        scheduler = folder.scheduler
        self.folder = folder
    }

    /// Whether the note can only be shown: its file is not text.
    public var isReadOnly: Bool { !file.isText }

    /// Whether there is anything that the disk does not have.
    public var hasUnsavedChanges: Bool { file.bytes != base }

    /// The user's text.
    ///
    /// Setting it has it saved. Refused where ``isReadOnly``.
    public var text: String {
        get { file.text }
        set { edit { $0.text = newValue } }
    }

    /// The heading; empty for none.
    public var title: String {
        get { file.title }
        set { edit { $0.title = newValue } }
    }

    /// The date label; empty for none.
    public var date: String {
        get { file.date }
        set { edit { $0.date = newValue } }
    }

    /// The paper's colour by name, `nil` for none.
    public var color: String? {
        get { file.color }
        set { edit { $0.color = newValue } }
    }

    /// The tilt in degrees, negative is counter-clockwise; `nil` for none.
    public var tilt: Double? {
        get { file.tilt }
        set { edit { $0.tilt = newValue } }
    }

    /// Whether the writing is kept from being edited; for the window to heed.
    public var isLocked: Bool {
        get { file.isLocked }
        set { edit { $0.isLocked = newValue } }
    }

    /// When the note was made, as the file says it, ISO 8601.
    public var created: String? { file.created }

    /// Changes several things as one.
    public func edit(_ change: (inout NoteFile) -> Void) {
        var changed = file
        change(&changed)
        guard changed.bytes != file.bytes, file.isText else { return }
        noteSitting()
        file = changed
        scheduleSave()
    }

    /// Writes a file that has vanished again, with the content that the note has.
    /// - Throws: ``StoreError``.
    public func putBack() throws {
        guard isVanished else { return }
        apply(request().run())
        if let failure { throw failure }
    }

    /// Saves what is unsaved, names the file after what is on it where it was begun blank, and lets go of the note.
    /// - Returns: whether it could be saved. Where it could not, the note stays open and goes on trying.
    @discardableResult
    public func close() -> Bool {
        guard flush() || isTrashed else { return false }
        folder?.settleName(of: self)
        timer?.cancel()
        timer = nil
        folder?.forget(self)
        return true
    }

    /// Writes the content to a file elsewhere, durably, whatever becomes of the note's own.
    /// - Parameter path: where to; must not exist yet.
    /// - Throws: ``StoreError``.
    public func saveCopy(to path: String) throws {
        try NoteDisk.saveCopy(file.bytes, to: path)
    }

    /// Marks the beginning of a sitting where it is one, before the content changes.
    func noteSitting() {
        guard sitting.change(at: scheduler.uptime), pendingVersion == nil else { return }
        // A note without text has nothing to go back to.
        if !NoteFile(bytes: base).text.isEmpty { pendingVersion = base }
    }
}
