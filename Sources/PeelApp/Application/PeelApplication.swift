import CGtk
import GLib
import Gtk
import NoteStore

/// The application: notes on the desktop, from the first window to the last save.
///
/// Thread: GTK's.
@MainActor
public final class PeelApplication {
    let application: Application
    let preferences: Preferences
    let folder: NoteFolder
    let windows: WindowList
    private let search: SearchProvider
    private var request: StartRequest?
    private var signals: [EventSource] = []
    private var ending: EventSource?
    private var settling: EventSource?
    private var isWatching = false
    private var motion: MotionPreference?
    private var trashCare: TrashCare?
    private var preferencesWindow: PreferencesWindow?

    /// Shows the notes and runs until the last one is put away.
    /// - Parameters:
    ///   - folder: the path of the folder of notes; by default what the environment says.
    ///   - isService: whether to wait for calls by the bus instead, and show what they ask for.
    /// - Returns: the exit status: 0, or 1 where there is no display or something could not be saved.
    public static func run(folder: String = NoteFolder.defaultPath, isService: Bool = false) -> Int32 {
        run(folder: folder, isService: isService, for: nil)
    }

    /// Does what is asked for, in the process that shows the folder's notes, which is this one where there is none yet.
    static func run(folder: String, isService: Bool = false, for request: StartRequest?) -> Int32 {
        StartEnvironment.prepare()
        guard Display.open() != nil else {
            StandardError.write(
                "\(Identity.programName): no display: neither WAYLAND_DISPLAY nor DISPLAY names one that can be opened")
            return 1
        }
        let program = PeelApplication(folder: folder, isService: isService)
        program.request = request
        if let request, (try? program.application.isElsewhere()) == true {
            // Another process was faster.
            program.application.activate(request.action, request.parameter)
            return 0
        }
        let status = program.application.run(programName: Identity.programName)
        return program.windows.endAll() ? status : 1
    }

    private init(folder path: String, isService: Bool) {
        application = Application(id: Identity.applicationID(forFolder: path), isService: isService)
        preferences = Preferences()
        folder = NoteFolder(path: path)
        windows = WindowList(application, folder: folder, preferences: preferences)
        search = SearchProvider(folder: folder, application)
        application.nameWindows(Identity.applicationID)
        search.onOpen = { [weak self] name in self?.open(name) }
        search.onLaunch = { [weak self] words in self?.searchOnBoard(words) }
        // Before the name is taken, by which others find it.
        search.export(beside: Identity.applicationID(forFolder: path))
        // Lets the session say when it ends.
        application.setProperty("register-session", to: true)
        application.connect(.startup, after: true) { [weak self] in self?.start() }
        application.connect(.activate) { [weak self] in self?.activate() }
        for signal in [SignalName.queryEnd, .shutdown] {
            application.connect(signal) { [weak self] in _ = self?.windows.saveAll() }
        }
    }

    private func start() {
        addActions()
        ActionTable.bindKeys(to: application)
        motion = Settings.ofDefaultDisplay.map { MotionPreference(preferences, $0) }
        trashCare = TrashCare(of: folder, preferences)
        Display.open()?.onScreensChanged { [weak self] in self?.screensChanged() }
        signals = [SIGTERM, SIGINT, SIGHUP].map { number in
            EventSource.onUnixSignal(number) { [weak self] in self?.endSoon() }
        }
    }

    // MARK: Beginning

    /// Shows the notes, or does what this start was for.
    ///
    /// Each further start comes here too, and finds them open.
    private func activate() {
        guard let request else { return showNotes() }
        self.request = nil
        application.activate(request.action, request.parameter)
    }

    /// Reads the folder from now on; to be called before anything of it is shown.
    /// - Throws: `StoreError` where it cannot be made.
    func useFolder() throws {
        guard !isWatching else { return }
        try folder.makeIfMissing()
        folder.watch()
        isWatching = true
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
    func quit() {
        let isSaved = windows.saveAll()
        windows.closeAll()
        // Where not, the application ends with the last window.
        if isSaved { application.quit() }
    }
}
