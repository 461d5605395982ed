import Gtk

/// One preference in the window.
@MainActor
protocol PreferenceRow: AnyObject {
    /// What is shown.
    var widget: Widget { get }
    /// Shows the value that the preference has now.
    func refresh()
}
