import CGtk
import GLib
import Gtk
import NoteStore

/// The application: notes on the desktop, from the first window to the last save.
///
/// Thread: GTK's.
@MainActor
public final class PeelApplication {
    private let application: Application
    private let folder: NoteFolder
    private let windows: WindowList
    private var signals: [EventSource] = []
    private var ending: EventSource?
    /// Waits for the folder where it cannot be used.
    private lazy var trouble = FolderTrouble(windows) { [weak self] in try self?.begin() }

    /// Shows the notes and runs until the last one is put away.
    /// - Parameter folder: the path of the folder of notes; by default what the environment says.
    /// - Returns: the exit status: 0, or 1 where there is no display or something could not be saved.
    public static func run(folder: String = NoteFolder.defaultPath) -> Int32 {
        StartEnvironment.prepare()
        guard Display.open() != nil else {
            StandardError.write(
                "\(Identity.programName): no display: neither WAYLAND_DISPLAY nor DISPLAY names one that can be opened")
            return 1
        }
        let program = PeelApplication(folder: folder)
        let status = program.application.run(programName: Identity.programName)
        return program.windows.saveAll() ? status : 1
    }

    private init(folder path: String) {
        application = Application(id: Identity.applicationID(forFolder: path))
        folder = NoteFolder(path: path)
        windows = WindowList(application, folder: folder)
        // Lets the session say when it ends.
        application.setProperty("register-session", to: true)
        application.connect(.startup, after: true) { [weak self] in self?.start() }
        application.connect(.activate) { [weak self] in self?.activate() }
        for signal in [SignalName.queryEnd, .shutdown] {
            application.connect(signal) { [weak self] in _ = self?.windows.saveAll() }
        }
    }

    private func start() {
        Action(ApplicationAction.quit.rawValue) { [weak self] in self?.quit() }.add(to: application)
        for action in ApplicationAction.allCases { application.setKeys(action.keys, for: action.detailedName) }
        for action in NoteAction.allCases where !action.yieldsToWriting {
            application.setKeys(action.keys, for: action.detailedName)
        }
        signals = [SIGTERM, SIGINT, SIGHUP].map { number in
            EventSource.onUnixSignal(number) { [weak self] in self?.endSoon() }
        }
    }

    // MARK: Beginning

    private func activate() {
        windows.present()
        if windows.windows.allSatisfy({ $0.document == nil }) { trouble.tryNow() }
    }

    private func begin() throws {
        try folder.makeIfMissing()
        try folder.refresh()
        folder.watch()
        windows.open(try lastNote() ?? firstNote())
    }

    /// The note that was written last, of those that can be read.
    private func lastNote() -> OpenNote? {
        for summary in folder.notes where summary.problem == nil {
            if let note = try? folder.open(summary.id) { return note }
        }
        return nil
    }

    private func firstNote() throws -> OpenNote {
        try folder.create(date: Today.label)
    }

    // MARK: Ending

    /// Ends when what the user typed before the signal has arrived: it may still be on its way through the loop.
    private func endSoon() {
        guard ending == nil else { return }
        ending = EventSource.idle(priority: G_PRIORITY_LOW) { [weak self] in
            _ = self?.windows.saveAll()
            self?.application.quit()
        }
    }

    /// Ends, but for a note that could not be saved: its window says why, and has the choice.
    private func quit() {
        guard windows.saveAll() else {
            // Each closes as by its own key, and the application ends with the last.
            for window in windows.windows { window.window.close() }
            return
        }
        for window in windows.windows { window.window.close() }
        application.quit()
    }
}
