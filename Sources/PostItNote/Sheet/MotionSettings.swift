import CGtk
import GLib
import Gtk

/// Whether the desktop wants movement, live.
@MainActor
final class MotionSettings {
    /// The desktop's wish has changed.
    var onChange: @MainActor () -> Void = {}

    private var settings: Settings?
    private var connection: SignalConnection?

    /// Follows the settings of the display that a widget is on.
    func follow(_ widget: UnsafeMutablePointer<GtkWidget>) {
        stop()
        guard let pointer = gtk_widget_get_settings(widget) else { return }
        let settings = Settings(retaining: UnsafeMutableRawPointer(pointer))
        self.settings = settings
        connection = settings.connect(.notify(Settings.Name.enableAnimations)) { [weak self] in self?.onChange() }
    }

    /// Lets go of the settings, which outlive every note.
    func stop() {
        connection?.disconnect()
        connection = nil
        settings = nil
    }

    /// Whether movement is to be avoided.
    var isReduced: Bool { !(settings?.animationsAreEnabled ?? true) }
}
