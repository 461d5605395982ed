import CGtk
import GLib
import Gtk

/// What the desktop wants of how things look and move, live.
@MainActor
final class DesktopSettings {
    /// Something of it has changed.
    var onChange: @MainActor () -> Void = {}

    private let settings: Settings?
    private var connections: [SignalConnection] = []

    /// Reads the settings of the display that a widget is on.
    init(of widget: UnsafeMutablePointer<GtkWidget>) {
        settings = gtk_widget_get_settings(widget).map { Settings(retaining: UnsafeMutableRawPointer($0)) }
    }

    /// Follows the settings.
    func follow() {
        guard connections.isEmpty, let settings else { return }
        for name in Settings.Name.look where settings.hasProperty(name) {
            connections.append(settings.connect(.notify(name)) { [weak self] in self?.onChange() })
        }
    }

    /// Lets go of the settings, which outlive every note.
    func stop() {
        connections.forEach { $0.disconnect() }
        connections = []
    }

    /// Whether movement is to be avoided.
    var motionIsReduced: Bool { settings?.motionIsReduced ?? false }

    /// Whether more contrast is wanted than the design has.
    var wantsContrast: Bool { settings?.wantsContrast ?? false }

    /// Whether the desktop is dark.
    var isDark: Bool { settings?.isDark ?? false }

    /// Logical pixels in a point: 4/3 at the usual text scale.
    var pixelsInPoint: Double { settings?.pixelsInPoint ?? 4 / 3 }
}
