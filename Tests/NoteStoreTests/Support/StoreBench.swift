import Testing

@testable import NoteStore

/// What most tests of the store need: a folder, a clock that stands still, and the store over them.
@MainActor
final class StoreBench {
    let home: TemporaryFolder
    let scheduler = ManualScheduler()
    let folder: NoteFolder
    private var observation: FolderObservation?
    private(set) var events: [NoteFolderEvent] = []
    private(set) var noteEvents: [OpenNoteEvent] = []

    /// Opens a folder that holds some files.
    init(_ files: [String: String] = [:], path: String? = nil, faults: DiskFaults? = nil) throws {
        home = try TemporaryFolder()
        for (name, content) in files { try home.write(name, content) }
        var disk = NoteDisk(path: path ?? home.path)
        disk.patience = 0.2
        if let faults { disk.fault = { try faults.check($0) } }
        folder = NoteFolder(disk: disk, scheduler: scheduler)
        if path == nil { try folder.refresh() }
        observation = folder.observe { [weak self] in self?.events.append($0) }
    }

    /// Opens a note by its file's name.
    func open(_ string: String) throws -> OpenNote {
        let note = try folder.open(#require(folder.id(of: name(string))))
        note.onEvent = { [weak self] in self?.noteEvents.append($0) }
        return note
    }

    /// Listens to a note.
    func listen(to note: OpenNote) {
        note.onEvent = { [weak self] in self?.noteEvents.append($0) }
    }

    func forgetEvents() {
        events = []
        noteEvents = []
    }
}
