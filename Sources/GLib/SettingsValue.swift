import CGtk

/// A value among the user's settings, of the types that ours have.
public enum SettingsValue: Hashable, Sendable {
    /// A string (`s`), also one of an enumeration's words.
    case text(String)
    /// A boolean (`b`).
    case truth(Bool)
    /// A 32 bit integer (`i`).
    case integer(Int32)
    /// A double (`d`).
    case number(Double)

    /// Reads a variant, which is borrowed.
    /// - Returns: `nil` for another type.
    init?(_ variant: OpaquePointer) {
        switch String(cString: g_variant_get_type_string(variant)) {
        case "s": self = .text(String(cString: g_variant_get_string(variant, nil)))
        case "b": self = .truth(g_variant_get_boolean(variant) != 0)
        case "i": self = .integer(g_variant_get_int32(variant))
        case "d": self = .number(g_variant_get_double(variant))
        default: return nil
        }
    }

    /// A new variant, with a floating reference.
    var variant: OpaquePointer? {
        switch self {
        case .text(let value): g_variant_new_string(value)
        case .truth(let value): g_variant_new_boolean(value ? 1 : 0)
        case .integer(let value): g_variant_new_int32(value)
        case .number(let value): g_variant_new_double(value)
        }
    }
}
