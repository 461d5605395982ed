import CGtk
import GLib
import Gtk
import NoteStore

/// The application: notes on the desktop, from the first window to the last save.
///
/// Thread: GTK's.
@MainActor
final class PeelApplication {
    let preferences: Preferences
    /// The folder whose notes are shown.
    private(set) var folder: NoteFolder
    /// The notes that are shown.
    private(set) var windows: WindowList
    /// Whether the folder was named at this start, so that the preference does not count.
    let isFolderNamed: Bool
    /// The notes are being moved to another folder, so that nothing may be written now.
    var isMoving = false

    let application: Application
    private let autostart: Autostart
    /// This start is the session's: nothing is made.
    private var isAutostart: Bool
    private var signals: [EventSource] = []
    private var ending: EventSource?
    private var settling: EventSource?
    private var isWatching = false
    /// Waits for the folder where it cannot be used.
    private lazy var trouble = FolderTrouble(windows) { [weak self] in try self?.begin() }
    private var motion: MotionPreference?
    private var trashCare: TrashCare?
    private var preferencesWindow: PreferencesWindow?

    /// Shows the notes and runs until the last one is put away.
    /// - Parameters:
    ///   - choice: the folder of notes.
    ///   - preferences: what the user has chosen.
    ///   - isAutostart: whether only the notes that were open are shown, and nothing is made or brought forward.
    /// - Returns: the exit status: 0, or 1 where there is no display or something could not be saved.
    static func run(_ choice: FolderChoice, _ preferences: Preferences, isAutostart: Bool = false) -> Int32 {
        StartEnvironment.prepare()
        guard Display.open() != nil else {
            StandardError.write(
                localized(
                    "%s: no display: neither WAYLAND_DISPLAY nor DISPLAY names one that can be opened",
                    Identity.programName))
            return 1
        }
        let program = PeelApplication(choice, preferences, isAutostart: isAutostart)
        // The notes are there already, and nobody has asked for them to come forward.
        if isAutostart, program.application.isElsewhere { return 0 }
        let status = program.application.run(programName: Identity.programName)
        let isSaved = program.windows.endAll()
        StoredSettings.sync()
        return Rescue.atEnd(program.folder) && isSaved ? status : 1
    }

    /// Names the folder and makes what is needed; nothing is shown yet.
    init(_ choice: FolderChoice, _ preferences: Preferences, isAutostart: Bool = false) {
        (self.preferences, self.isAutostart) = (preferences, isAutostart)
        isFolderNamed = choice.isNamedNow
        autostart = Autostart(preferences, Autostart.usualPlace())
        application = Application(id: Identity.applicationID(forFolder: choice.path))
        folder = choice.makeFolder()
        windows = WindowList(application, folder: folder, preferences: preferences)
        application.nameWindows(Identity.applicationID)
        // Lets the session say when it ends.
        application.setProperty("register-session", to: true)
        application.connect(.startup, after: true) { [weak self] in self?.start() }
        application.connect(.activate) { [weak self] in self?.activate() }
        for signal in [SignalName.queryEnd, .shutdown] {
            application.connect(signal) { [weak self] in _ = self?.windows.saveAll() }
        }
    }

    private func start() {
        Action(ApplicationAction.new.rawValue) { [weak self] in self?.openNew() }.add(to: application)
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
        guard !isAutostart else {
            isAutostart = false
            windows.restore()
            Rescue.atStart(windows)
            return watch()
        }
        showNotes()
    }

    /// Looks at what other programs do in the folder, from now on.
    private func watch() {
        if !isWatching { folder.watch() }
        isWatching = true
    }

    /// Shows the notes that were open, and where none was, the one that was written last or a first one.
    func showNotes() {
        guard !isMoving else { return }
        trouble.tryNow()
    }

    private func begin() throws {
        try folder.makeIfMissing()
        windows.restore()
        Rescue.atStart(windows)
        if windows.hasNotes {
            windows.present()
        } else {
            try folder.refresh()
            if let note = lastNote() { windows.open(note) } else { try windows.openNew() }
        }
        watch()
    }

    /// The note that was written last, of those that can be read.
    private func lastNote() -> OpenNote? {
        for summary in folder.notes where summary.problem == nil {
            if let note = try? folder.open(summary.id) { return note }
        }
        return nil
    }

    private func openNew() {
        guard !isMoving else { return }
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
        let shown =
            preferencesWindow
            ?? PreferencesWindow(
                in: application, preferences, PreferenceSurroundings(folder: self, autostart: autostart))
        preferencesWindow = shown
        shown.onClosed = { [weak self] in self?.preferencesWindow = nil }
        shown.window.present()
    }

    /// Looks after the windows when the window manager has had its own way with them.
    private func screensChanged() {
        settling = EventSource.after(milliseconds: 1000) { [weak self] in self?.windows.bringBack() }
    }

    /// Has another folder's notes be those that are shown from now on.
    func adopt(_ next: NoteFolder) {
        folder = next
        windows = WindowList(application, folder: next, preferences: preferences)
        trashCare = TrashCare(of: next, preferences)
        isWatching = false
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
