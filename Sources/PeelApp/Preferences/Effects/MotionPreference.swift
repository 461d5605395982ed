import GLib
import Gtk

/// Has all of GTK's own movement, such as that of menus and buttons, follow the user's choice, at once.
///
/// Notes follow it by their own property.
@MainActor
final class MotionPreference {
    private let preferences: Preferences
    private let settings: Settings
    private var observation: PreferenceObservation?

    /// Follows the preference from now on.
    init(_ preferences: Preferences, _ settings: Settings) {
        (self.preferences, self.settings) = (preferences, settings)
        observation = preferences.observe(.motion) { [weak self] in self?.apply() }
        apply()
    }

    private func apply() {
        switch preferences.motion {
        case .desktop: settings.followDesktop(Settings.Name.enableAnimations)
        case .always: settings.animationsAreEnabled = true
        case .never: settings.animationsAreEnabled = false
        }
    }
}
