import CGtk

extension GObjectRef {
    /// Sets a property by name; GObject warns of a name or a value that does not fit.
    public func setProperty(_ name: String, to value: some ValueConvertible) {
        value.withGValue { g_object_set_property(cast(), name, $0) }
    }

    /// Sets a property that holds an object, which the property keeps as its documentation says.
    public func setProperty(_ name: String, to object: GObjectRef) {
        var value = GValue()
        g_value_init(&value, peel_instance_type(object.pointer))
        defer { g_value_unset(&value) }
        g_value_set_object(&value, object.pointer)
        g_object_set_property(cast(), name, &value)
    }

    /// Reads a property by name.
    public func property<Value: ValueConvertible>(_ name: String, as type: Value.Type = Value.self) -> Value {
        var value = GValue()
        g_value_init(&value, Value.valueType)
        defer { g_value_unset(&value) }
        g_object_get_property(cast(), name, &value)
        return Value(reading: &value)
    }

    /// Tells listeners that a property has changed.
    public func notify(_ property: String) {
        g_object_notify(cast(), property)
    }

    /// Keeps two properties equal, both ways when `bidirectional`, starting with this object's value.
    ///
    /// The binding lives as long as both objects.
    public func bindProperty(
        _ name: String, to target: GObjectRef, _ targetName: String, bidirectional: Bool = false
    ) {
        let both: GBindingFlags = bidirectional ? G_BINDING_BIDIRECTIONAL : G_BINDING_DEFAULT
        g_object_bind_property(
            pointer, name, target.pointer, targetName,
            GBindingFlags(rawValue: both.rawValue | G_BINDING_SYNC_CREATE.rawValue))
    }
}
