import CGtk

/// A value of D-Bus's, owned.
struct Variant {
    private final class Reference {
        let pointer: OpaquePointer
        init(_ pointer: OpaquePointer) { self.pointer = pointer }
        deinit { g_variant_unref(pointer) }
    }

    struct Malformed: Error, CustomStringConvertible {
        let text: String
        var description: String { "no D-Bus value: \(text)" }
    }

    private let reference: Reference
    /// The value as C wants it, borrowed.
    var pointer: OpaquePointer { reference.pointer }

    /// Takes over a reference.
    init?(adopting pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        reference = Reference(pointer)
    }

    /// Reads a value in GVariant's text form, for example `('name', uint32 7)`.
    init(parsing text: String) throws {
        guard let variant = Variant(adopting: g_variant_parse(nil, text, nil, nil, nil)) else {
            throw Malformed(text: text)
        }
        self = variant
    }

    /// A string in GVariant's text form.
    static func quoted(_ text: String) -> String {
        let value = Variant(adopting: g_variant_ref_sink(g_variant_new_string(text)))
        guard let value, let printed = g_variant_print(value.pointer, 0) else { return "''" }
        defer { g_free(printed) }
        return String(cString: printed)
    }

    /// The parts of a tuple or an array, or what is in a variant.
    var children: [Variant] {
        (0..<g_variant_n_children(pointer)).compactMap {
            Variant(adopting: g_variant_get_child_value(pointer, $0))
        }
    }

    /// A part of a tuple, an array or a variant; the value itself where there is no such part.
    subscript(index: Int) -> Variant { children.indices.contains(index) ? children[index] : self }

    private func isType(_ type: String) -> Bool { String(cString: g_variant_get_type_string(pointer)) == type }

    /// The value as text, empty if it is none.
    var string: String {
        let isText = isType("s") || isType("o") || isType("g")
        guard isText, let text = g_variant_get_string(pointer, nil) else { return "" }
        return String(cString: text)
    }

    /// The value as a number, 0 if it is none.
    var number: Int {
        if isType("u") { return Int(g_variant_get_uint32(pointer)) }
        if isType("i") { return Int(g_variant_get_int32(pointer)) }
        return 0
    }

    /// The value as a truth value, false if it is none.
    var isTrue: Bool { isType("b") && g_variant_get_boolean(pointer) != 0 }
}
