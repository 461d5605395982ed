import CGtk
import GLib

/// A number between two bounds, for scrolling in px.
public final class Adjustment: GObjectRef {
    /// The position.
    public var value: Double {
        get { gtk_adjustment_get_value(cast()) }
        set { gtk_adjustment_set_value(cast(), newValue) }
    }
    /// The lower bound of ``value``.
    public var lower: Double { gtk_adjustment_get_lower(cast()) }
    /// The end of the content.
    public var upper: Double { gtk_adjustment_get_upper(cast()) }
    /// How much is shown at once.
    public var pageSize: Double { gtk_adjustment_get_page_size(cast()) }
}

extension SignalName where Signature == VoidSignature {
    /// The position has changed.
    public static var valueChanged: SignalName { SignalName("value-changed") }
    /// The bounds have changed.
    public static var changed: SignalName { SignalName("changed") }
}
