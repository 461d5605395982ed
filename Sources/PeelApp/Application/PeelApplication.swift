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
    /// All of them on one board.
    private(set) var board: Board
    /// Whether the folder was named at this start, so that the preference does not count.
    let isFolderNamed: Bool
    /// The notes are being moved to another folder, so that nothing may be written now.
    var isMoving = false

    let application: Application
    private let autostart: Autostart
    private let search: SearchProvider
    /// What this start is for, until that is done.
    private var purpose: StartPurpose
    private var signals: [EventSource] = []
    private var ending: EventSource?
    private var settling: EventSource?
    private var tidying: EventSource?
    private var isWatching = false
    /// Waits for the folder where it cannot be used.
    private(set) lazy var trouble = FolderTrouble(windows) { [weak self] in try self?.begin() }
    private var motion: MotionPreference?
    private var trashCare: TrashCare?
    private var preferencesWindow: PreferencesWindow?

    /// Shows the notes and runs until the last one is put away.
    /// - Parameters:
    ///   - choice: the folder of notes; nil for the one that the preferences name.
    ///   - purpose: what to do, in the process that shows the folder's notes, which is this one where there is none yet.
    /// - Returns: the exit status: 0, or 1 where there is no display or something could not be saved.
    /// - Throws: ``CommandError`` where the preferences name no complete path.
    static func run(_ choice: FolderChoice?, for purpose: StartPurpose = .show) throws -> Int32 {
        StartEnvironment.prepare()
        let headStart = HeadStart.begin()
        let display = Display.open()
        // Without a display there is nothing to be begun, and a bus that does not answer need not be waited for.
        if display != nil { headStart?.wait() }
        let preferences = Preferences()
        let choice = try choice ?? FolderChoice.ofPreference(preferences)
        guard let display else {
            StandardError.write(
                localized(
                    "%s: no display: neither WAYLAND_DISPLAY nor DISPLAY names one that can be opened",
                    Identity.programName))
            return 1
        }
        X11Atoms.learn(on: display)
        IconTheme.readWhenNeeded(on: display)
        let program = PeelApplication(choice, preferences, for: purpose)
        if case .action(let request) = purpose, program.application.isElsewhere {
            // Another process was faster.
            program.application.activate(request.action, request.parameter)
            return 0
        }
        // The notes are there already, and nobody has asked for them to come forward.
        if purpose == .autostart, program.application.isElsewhere { return 0 }
        let status = program.application.run(programName: Identity.programName)
        let isSaved = program.windows.endAll()
        StoredSettings.sync()
        return Rescue.atEnd(program.folder) && isSaved ? status : 1
    }

    /// Names the folder and makes what is needed; nothing is shown yet.
    init(_ choice: FolderChoice, _ preferences: Preferences, for purpose: StartPurpose = .show) {
        (self.preferences, self.purpose) = (preferences, purpose)
        isFolderNamed = choice.isNamedNow
        Identity.learnUsualFolder(from: preferences)
        autostart = Autostart(preferences, Autostart.usualPlace())
        application = Application(
            id: Identity.applicationID(forFolder: choice.path), isService: purpose == .service)
        folder = choice.makeFolder()
        windows = WindowList(application, folder: folder, preferences: preferences)
        board = Board(application, folder: folder, windows: windows, preferences: preferences)
        search = SearchProvider(folder: folder, application)
        application.nameWindows(Identity.applicationID)
        search.onOpen = { [weak self] name in self?.open(name) }
        search.onLaunch = { [weak self] words in self?.searchOnBoard(words) }
        // Before the name is taken, by which others find it.
        search.export(beside: Identity.applicationID(forFolder: choice.path))
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
        MenuItemNames.install()
        addActions()
        ActionTable.bindKeys(to: application)
        DialogCare.begin()
        motion = Settings.ofDefaultDisplay.map { MotionPreference(preferences, $0) }
        trashCare = TrashCare(of: folder, preferences)
        ProgramIcon.show(on: application)
        Display.open()?.onScreensChanged { [weak self] in self?.screensChanged() }
        signals = [SIGTERM, SIGINT, SIGHUP].map { number in
            EventSource.onUnixSignal(number) { [weak self] in self?.endSoon() }
        }
    }

    // MARK: Beginning

    /// Does what this start was for.
    ///
    /// Each further start comes here too, and has the notes shown.
    private func activate() {
        let purpose = self.purpose
        self.purpose = .show
        switch purpose {
        case .show, .service: showNotes()
        case .autostart:
            windows.restore()
            Rescue.atStart(windows)
            watch()
        case .action(let request): application.activate(request.action, request.parameter)
        }
    }

    /// Looks at what other programs do in the folder, from now on.
    func watch() {
        if !isWatching { folder.watch() }
        isWatching = true
        // Once what was to be shown is there.
        tidying = EventSource.after(milliseconds: 1000) { UnusedMemory.giveBack() }
    }

    /// Does something, and says on the desktop where it does not succeed.
    func attempting(_ body: () throws -> Void) {
        do {
            try body()
        } catch {
            windows.tell((error as? StoreError)?.sentence ?? (error as? CommandError)?.message ?? "\(error)")
        }
    }

    /// Shows the window of the preferences, of which there is one.
    func showPreferences() {
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
        search.folder = next
        board.close()
        board = Board(application, folder: next, windows: windows, preferences: preferences)
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
    func quit() {
        let isSaved = windows.saveAll()
        windows.closeAll()
        // Where not, the application ends with the last window.
        if isSaved { application.quit() }
    }
}
