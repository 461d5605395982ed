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
    private let preferences: Preferences
    private let folder: NoteFolder
    private let windows: WindowList
    private let board: Board
    private var signals: [EventSource] = []
    private var ending: EventSource?
    private var settling: EventSource?
    private var isWatching = false
    private var motion: MotionPreference?
    private var trashCare: TrashCare?
    private var preferencesWindow: PreferencesWindow?

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
        return program.windows.endAll() ? status : 1
    }

    private init(folder path: String) {
        application = Application(id: Identity.applicationID(forFolder: path))
        preferences = Preferences()
        folder = NoteFolder(path: path)
        windows = WindowList(application, folder: folder, preferences: preferences)
        board = Board(application, folder: folder, windows: windows, preferences: preferences)
        application.nameWindows(Identity.applicationID)
        // Lets the session say when it ends.
        application.setProperty("register-session", to: true)
        application.connect(.startup, after: true) { [weak self] in self?.start() }
        application.connect(.activate) { [weak self] in self?.activate() }
        for signal in [SignalName.queryEnd, .shutdown] {
            application.connect(signal) { [weak self] in
                _ = self?.windows.saveAll()
                self?.board.save()
            }
        }
    }

    private func start() {
        Action(ApplicationAction.new.rawValue) { [weak self] in self?.openNew() }.add(to: application)
        Action(ApplicationAction.board.rawValue) { [weak self] in self?.board.show() }.add(to: application)
        Action(ApplicationAction.trash.rawValue) { [weak self] in self?.board.showTrash() }.add(to: application)
        Action(ApplicationAction.quit.rawValue) { [weak self] in self?.quit() }.add(to: application)
        Action(ApplicationAction.preferences.rawValue) { [weak self] in self?.showPreferences() }.add(to: application)
        Action(ApplicationAction.shortcuts.rawValue) { [weak self] in
            ShortcutsWindow.make(for: self?.application.activeWindow).present()
        }.add(to: application)
        ActionTable.bindKeys(to: application)
        motion = Settings.ofDefaultDisplay.map { MotionPreference(preferences, $0) }
        trashCare = TrashCare(of: folder, preferences)
        Display.open()?.onScreensChanged { [weak self] in self?.screensChanged() }
        signals = [SIGTERM, SIGINT, SIGHUP].map { number in
            EventSource.onUnixSignal(number) { [weak self] in self?.endSoon() }
        }
    }

    // MARK: Beginning

    /// Shows the notes that were open, and where none was, the one that was written last or a first one.
    ///
    /// Each further start comes here too, and finds them open.
    private func activate() {
        attempting {
            try folder.makeIfMissing()
            windows.restore()
            guard windows.windows.isEmpty else { return windows.present() }
            try folder.refresh()
            if let note = lastNote() { windows.open(note) } else { try windows.openNew() }
        }
        if !isWatching { folder.watch() }
        isWatching = true
    }

    /// The note that was written last, of those that can be read.
    private func lastNote() -> OpenNote? {
        for summary in folder.notes where summary.problem == nil {
            if let note = try? folder.open(summary.id) { return note }
        }
        return nil
    }

    private func openNew() {
        attempting { try windows.openNew() }
    }

    /// Does something, and says on the desktop where it does not succeed.
    private func attempting(_ body: () throws -> Void) {
        do {
            try body()
        } catch {
            windows.tell((error as? StoreError)?.sentence ?? "\(error)")
        }
    }

    /// Shows the window of the preferences, of which there is one.
    private func showPreferences() {
        let shown = preferencesWindow ?? PreferencesWindow(in: application, preferences)
        preferencesWindow = shown
        shown.onClosed = { [weak self] in self?.preferencesWindow = nil }
        shown.window.present()
    }

    /// Looks after the windows when the window manager has had its own way with them.
    private func screensChanged() {
        settling = EventSource.after(milliseconds: 1000) { [weak self] in self?.windows.bringBack() }
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
        let isSaved = windows.saveAll()
        windows.closeAll()
        // Where not, the application ends with the last window.
        if isSaved { application.quit() }
    }
}
