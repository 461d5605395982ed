import CGtk
import GLib

/// A style sheet.
public final class StyleProvider: GObjectRef {
    /// Where a style sheet stands among the others; later ones win.
    public enum Priority: UInt32 {
        /// Above the theme, below the application: for a widget library's own look.
        case fallbackForApplication = 599
        /// The application's own, below the user's.
        case application = 600
    }

    /// Reads a style sheet; GTK warns of what it cannot read.
    public init(css: String) {
        let provider = gtk_css_provider_new()
        super.init(adopting: UnsafeMutableRawPointer(provider))
        gtk_css_provider_load_from_data(cast(), css, -1)
    }

    /// Lets the style sheet hold for a display, once, until it is removed.
    public func add(to display: OpaquePointer, priority: Priority) {
        gtk_style_context_add_provider_for_display(display, opaque, priority.rawValue)
    }

    /// Takes the style sheet from a display again.
    public func remove(from display: OpaquePointer) {
        gtk_style_context_remove_provider_for_display(display, opaque)
    }

    /// Lets the style sheet hold for a display, once and for good.
    public func add(to display: Display, priority: Priority) { add(to: display.opaque, priority: priority) }
}
