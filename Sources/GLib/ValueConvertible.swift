import CGtk

/// A Swift type that fits into a `GValue`.
public protocol ValueConvertible {
    /// The GType that holds it.
    static var valueType: GType { get }
    /// Reads a value of ``valueType``.
    init(reading value: UnsafePointer<GValue>)
    /// Writes into a value initialised to ``valueType``.
    func write(to value: UnsafeMutablePointer<GValue>)
}

extension String: ValueConvertible {
    /// `G_TYPE_STRING`.
    public static var valueType: GType { GType(16 << 2) }
    /// Reads a string; NULL reads as empty, invalid UTF-8 is repaired with U+FFFD.
    public init(reading value: UnsafePointer<GValue>) {
        self = g_value_get_string(value).map { String(cString: $0) } ?? ""
    }
    /// Writes a copy.
    public func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_string(value, self) }
}

extension Bool: ValueConvertible {
    /// `G_TYPE_BOOLEAN`.
    public static var valueType: GType { GType(5 << 2) }
    /// Reads a boolean.
    public init(reading value: UnsafePointer<GValue>) { self = g_value_get_boolean(value) != 0 }
    /// Writes a boolean.
    public func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_boolean(value, self ? 1 : 0) }
}

extension Int32: ValueConvertible {
    /// `G_TYPE_INT`.
    public static var valueType: GType { GType(6 << 2) }
    /// Reads an integer.
    public init(reading value: UnsafePointer<GValue>) { self = g_value_get_int(value) }
    /// Writes an integer.
    public func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_int(value, self) }
}

extension Double: ValueConvertible {
    /// `G_TYPE_DOUBLE`.
    public static var valueType: GType { GType(15 << 2) }
    /// Reads a number.
    public init(reading value: UnsafePointer<GValue>) { self = g_value_get_double(value) }
    /// Writes a number.
    public func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_double(value, self) }
}

extension ValueConvertible {
    /// Calls a function with this value in a `GValue` that lives for the call.
    public func withGValue<Result>(_ body: (UnsafeMutablePointer<GValue>) throws -> Result) rethrows -> Result {
        var value = GValue()
        g_value_init(&value, Self.valueType)
        defer { g_value_unset(&value) }
        write(to: &value)
        return try body(&value)
    }
}
