import CGtk
import GLib

/// A field for a number, with buttons that change it.
public final class SpinButton: Widget, CaretField {
    /// Makes a field.
    /// - Parameters:
    ///   - bounds: the least and the greatest number.
    ///   - step: what a button or an arrow key changes.
    ///   - name: what it is called.
    public convenience init(_ bounds: ClosedRange<Double>, step: Double, name: String) {
        self.init(gtk_spin_button_new_with_range(bounds.lowerBound, bounds.upperBound, step))
        gtk_spin_button_set_update_policy(opaque, GTK_UPDATE_IF_VALID)
        setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: name)
        nameInput(name)
        blinkCaret()
    }

    /// The number.
    public var value: Double {
        get { gtk_spin_button_get_value(opaque) }
        set { gtk_spin_button_set_value(opaque, newValue) }
    }
}

extension Widget {
    /// Names the part of an editable widget that has the focus, too: a screen reader asks that.
    public final func nameInput(_ name: String) {
        guard peel_instance_is_a(pointer, gtk_editable_get_type()) != 0,
            let inner = gtk_editable_get_delegate(opaque)
        else { return }
        Widget(retaining: UnsafeMutableRawPointer(inner)).setAccessibleProperty(
            GTK_ACCESSIBLE_PROPERTY_LABEL, to: name)
    }
}
