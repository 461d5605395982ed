import CGtk
import GLib

/// The desktop's settings as GTK knows them.
public final class Settings: GObjectRef {
    /// The settings that hold for a widget.
    public convenience init(of widget: Widget) {
        self.init(retaining: UnsafeMutableRawPointer(gtk_widget_get_settings(widget.widget)))
    }

    /// Whether the desktop wants movement; "reduced motion" is `false`.
    public var animationsAreEnabled: Bool {
        get { property(Name.enableAnimations) }
        set { setProperty(Name.enableAnimations, to: newValue) }
    }

    /// Names of the properties.
    public enum Name {
        /// Whether the desktop wants movement.
        public static let enableAnimations = "gtk-enable-animations"
    }
}
