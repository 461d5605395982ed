import Gtk

/// What a ``PopoverHost`` shows: it lives as long as it is shown.
///
/// Thread: GTK's.
@MainActor
protocol PopoverContent: AnyObject {
    /// The popover, made for this once.
    var popover: Popover { get }
    /// What assistive technology calls it, in the user's language.
    var name: String { get }
}
