import CGtk
import GLib

/// What assistive technology is told of a widget.
extension Widget {
    /// Sets the role; only right after the widget is made, later it is refused by GTK.
    public final func setAccessibleRole(_ role: GtkAccessibleRole) {
        var value = GValue()
        g_value_init(&value, gtk_accessible_role_get_type())
        defer { g_value_unset(&value) }
        g_value_set_enum(&value, Int32(bitPattern: role.rawValue))
        g_object_set_property(cast(), "accessible-role", &value)
    }

    /// Sets a property to assistive technology: label, description, placeholder and other strings, or read-only,
    /// multi-line and other truth values.
    public final func setAccessibleProperty(_ property: GtkAccessibleProperty, to value: some ValueConvertible) {
        widget.setAccessibleProperty(property, to: value)
    }
}

/// The same for a widget of our own class, whose Swift half must not take part in owning it.
extension UnsafeMutablePointer<GtkWidget> {
    /// Takes a widget that GTK has made, and what is in it, out of what assistive technology is told of, or back in.
    @MainActor
    public func hideFromAssistiveTechnology(_ isHidden: Bool = true) {
        isHidden.withGValue { value in
            var (kinds, values) = ([GTK_ACCESSIBLE_STATE_HIDDEN], [value.pointee])
            gtk_accessible_update_state_value(OpaquePointer(self), 1, &kinds, &values)
        }
    }

    /// Sets a property to assistive technology, as for a ``Widget``.
    @MainActor
    public func setAccessibleProperty(_ property: GtkAccessibleProperty, to value: some ValueConvertible) {
        value.withGValue { source in
            var kinds = [property]
            var values = [GValue()]
            g_value_init(&values[0], peel_value_type(source))
            defer { g_value_unset(&values[0]) }
            g_value_copy(source, &values[0])
            gtk_accessible_update_property_value(OpaquePointer(self), 1, &kinds, &values)
        }
    }
}
