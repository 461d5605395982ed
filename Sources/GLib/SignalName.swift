/// The name of a GObject signal whose handlers have a given signature.
///
/// Typed names stand as static members beside the class that has the signal.
public struct SignalName<Signature: SignalSignature>: Sendable {
    /// The name as GObject knows it, with a detail after `::` where there is one.
    public let name: String

    /// Names a signal.
    public init(_ name: String) {
        self.name = name
    }
}

extension SignalName where Signature == NotifySignature {
    /// The signal that a property has changed.
    public static func notify(_ property: String) -> SignalName {
        SignalName("notify::" + property)
    }
}
