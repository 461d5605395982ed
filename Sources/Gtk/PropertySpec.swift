import CGtk
import GLib

/// A GObject property of a class registered from Swift.
public struct PropertySpec: Sendable {
    /// What the property holds.
    public enum Kind: Sendable {
        /// A string.
        case string(initially: String)
        /// A truth value.
        case boolean(initially: Bool)
        /// A number within bounds.
        case double(ClosedRange<Double>, initially: Double)
        /// A whole number within bounds.
        case integer(ClosedRange<Int32>, initially: Int32)
    }

    /// The property's name, in words joined by hyphens.
    public let name: String
    /// One sentence for the inspector.
    public let blurb: String
    /// What it holds.
    public let kind: Kind
    /// Whether it can be set; `false` leaves it to be read.
    public let isWritable: Bool

    /// Describes a property.
    public init(_ name: String, _ kind: Kind, isWritable: Bool = true, blurb: String) {
        self.name = name
        self.kind = kind
        self.isWritable = isWritable
        self.blurb = blurb
    }

    /// The GParamSpec, floating.
    ///
    /// A value out of bounds is refused by GObject with a warning that names it.
    func makeSpec() -> UnsafeMutablePointer<GParamSpec>? {
        let access = isWritable ? G_PARAM_READABLE.rawValue | G_PARAM_WRITABLE.rawValue : G_PARAM_READABLE.rawValue
        let flags = GParamFlags(rawValue: access | G_PARAM_EXPLICIT_NOTIFY.rawValue)
        switch kind {
        case .string(let initial):
            return g_param_spec_string(name, nil, blurb, initial, flags)
        case .boolean(let initial):
            return g_param_spec_boolean(name, nil, blurb, initial ? 1 : 0, flags)
        case .double(let bounds, let initial):
            return g_param_spec_double(name, nil, blurb, bounds.lowerBound, bounds.upperBound, initial, flags)
        case .integer(let bounds, let initial):
            return g_param_spec_int(name, nil, blurb, bounds.lowerBound, bounds.upperBound, initial, flags)
        }
    }
}
