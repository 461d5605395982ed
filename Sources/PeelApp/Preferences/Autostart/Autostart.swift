import CGtk
import GLib

/// Whether the notes come after login, and the switching of it.
///
/// Thread: GTK's.
@MainActor
final class Autostart {
    /// Where that is kept.
    enum Place {
        /// A file in the folder of what starts with the session.
        case file(AutostartFile)
        /// The desktop itself, asked by its portal, as in a sandbox.
        case portal(BackgroundPortal)
    }

    private let place: Place
    private let preferences: Preferences

    init(_ preferences: Preferences, _ place: Place) {
        (self.preferences, self.place) = (preferences, place)
    }

    /// The place that this process has: the portal within a sandbox, else a file.
    static func usualPlace() -> Place {
        g_file_test("/.flatpak-info", G_FILE_TEST_EXISTS) != 0 ? .portal(BackgroundPortal()) : .file(AutostartFile())
    }

    /// Whether the notes come after login: what the file says, and not what was once chosen.
    ///
    /// The portal cannot be asked, so there it is what it answered last.
    var isOn: Bool {
        switch place {
        case .file(let file): file.isOn
        case .portal: preferences.startAtLogin
        }
    }

    /// Has the notes come after login, or not any more.
    /// - Parameter then: gets why it could not be done, nil where it was; captures what is above weakly.
    func set(_ isOn: Bool, then: @escaping @MainActor (AutostartError?) -> Void) {
        switch place {
        case .file(let file):
            do {
                try isOn ? file.write() : file.remove()
                preferences.startAtLogin = isOn
                then(nil)
            } catch {
                then(error as? AutostartError ?? AutostartError(sentence: "\(error)"))
            }
        case .portal(let portal):
            portal.request(autostart: isOn) { [weak self] result in
                switch result {
                case .success(let isAllowed):
                    self?.preferences.startAtLogin = isAllowed
                    let refusal = AutostartError(
                        sentence: localized(
                            "The desktop does not allow Peel to start at login; allow it in its settings."))
                    then(isAllowed == isOn ? nil : refusal)
                case .failure(let error): then(error)
                }
            }
        }
    }
}
