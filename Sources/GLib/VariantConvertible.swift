import CGtk

/// A Swift type that fits into a `GVariant`: what actions carry and keep.
public protocol VariantConvertible {
    /// The type in GVariant's notation.
    static var variantType: String { get }
    /// A new value, with a floating reference.
    var variant: OpaquePointer { get }
    /// Reads a value (borrowed); nil for one of another type.
    init?(variant: OpaquePointer)
}

extension VariantConvertible {
    /// Whether a value (borrowed) is of this type.
    fileprivate static func fits(_ variant: OpaquePointer) -> Bool {
        String(cString: g_variant_get_type_string(variant)) == variantType
    }
}

extension Bool: VariantConvertible {
    /// `b`.
    public static var variantType: String { "b" }
    /// A boolean.
    public var variant: OpaquePointer { g_variant_new_boolean(self ? 1 : 0) }
    /// Reads a boolean.
    public init?(variant: OpaquePointer) {
        guard Self.fits(variant) else { return nil }
        self = g_variant_get_boolean(variant) != 0
    }
}

extension String: VariantConvertible {
    /// `s`.
    public static var variantType: String { "s" }
    /// A copy of the string.
    public var variant: OpaquePointer { g_variant_new_string(self) }
    /// Reads a string.
    public init?(variant: OpaquePointer) {
        guard Self.fits(variant), let text = g_variant_get_string(variant, nil) else { return nil }
        self = String(cString: text)
    }
}

extension Double: VariantConvertible {
    /// `d`.
    public static var variantType: String { "d" }
    /// A number.
    public var variant: OpaquePointer { g_variant_new_double(self) }
    /// Reads a number.
    public init?(variant: OpaquePointer) {
        guard Self.fits(variant) else { return nil }
        self = g_variant_get_double(variant)
    }
}
