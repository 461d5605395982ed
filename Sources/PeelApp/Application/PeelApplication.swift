import CGtk
import GLib
import Gtk

/// The application: notes on the desktop, from the first window to the last save.
///
/// Thread: GTK's.
@MainActor
public final class PeelApplication {
    private let application: Application
    private let windows: WindowList
    private var signals: [EventSource] = []

    /// Shows the notes and runs until the last one is put away.
    /// - Returns: the exit status: 0, or 1 where there is no display.
    public static func run() -> Int32 {
        StartEnvironment.prepare()
        guard Display.open() != nil else {
            StandardError.write(
                "\(Identity.programName): no display: neither WAYLAND_DISPLAY nor DISPLAY names one that can be opened")
            return 1
        }
        return PeelApplication().application.run(programName: Identity.programName)
    }

    private init() {
        let folder = g_getenv("PEEL_FOLDER").map { String(cString: $0) }
        application = Application(id: Identity.applicationID(forFolder: folder))
        windows = WindowList(application)
        // Lets the session say when it ends.
        application.setProperty("register-session", to: true)
        application.connect(.startup, after: true) { [self] in start() }
        application.connect(.activate) { [self] in activate() }
        application.connect(.queryEnd) { [self] in save() }
        application.connect(.shutdown) { [self] in save() }
    }

    private func start() {
        Action(ApplicationAction.quit.rawValue) { [weak self] in self?.quit() }.add(to: application)
        for action in ApplicationAction.allCases { application.setKeys(action.keys, for: action.detailedName) }
        for action in NoteAction.allCases where !action.yieldsToWriting {
            application.setKeys(action.keys, for: action.detailedName)
        }
        signals = [SIGTERM, SIGINT, SIGHUP].map { number in
            EventSource.onUnixSignal(number) { [weak self] in self?.quit() }
        }
    }

    private func activate() {
        if windows.windows.isEmpty { windows.open() } else { windows.present() }
    }

    private func save() {}

    private func quit() {
        save()
        application.quit()
    }
}
