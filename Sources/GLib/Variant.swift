import CGtk

/// GVariants made of others, each with a floating reference that whoever takes it sinks.
public enum Variant {
    /// Several values as one, of any types; takes over floating references.
    public static func tuple(_ values: [OpaquePointer]) -> OpaquePointer {
        var children = values.map { Optional($0) }
        return g_variant_new_tuple(&children, gsize(children.count))
    }

    /// Values of one type in a row.
    /// - Parameter type: the type of each, in GVariant's notation; holds for none too.
    public static func array(of type: String, _ values: [OpaquePointer]) -> OpaquePointer {
        var children = values.map { Optional($0) }
        let type = g_variant_type_new(type)
        defer { g_variant_type_free(type) }
        return g_variant_new_array(type, &children, gsize(children.count))
    }

    /// Values of any types by names: `a{sv}`.
    public static func dictionary(_ values: [(String, OpaquePointer)]) -> OpaquePointer {
        array(
            of: "{sv}",
            values.map { g_variant_new_dict_entry(g_variant_new_string($0), g_variant_new_variant($1)) })
    }

    /// The values that a tuple or an array (borrowed) is made of, each as a closure sees it, borrowed for the call.
    public static func map<Result>(_ container: OpaquePointer, _ body: (OpaquePointer) -> Result) -> [Result] {
        (0..<g_variant_n_children(container)).compactMap { index in
            guard let child = g_variant_get_child_value(container, index) else { return nil }
            defer { g_variant_unref(child) }
            return body(child)
        }
    }
}

extension [String]: VariantConvertible {
    /// `as`.
    public static var variantType: String { "as" }
    /// Copies of the strings.
    public var variant: OpaquePointer { Variant.array(of: "s", map { g_variant_new_string($0) }) }
    /// Reads strings.
    public init?(variant: OpaquePointer) {
        guard String(cString: g_variant_get_type_string(variant)) == Self.variantType else { return nil }
        self = Variant.map(variant) { g_variant_get_string($0, nil).map { String(cString: $0) } ?? "" }
    }
}
