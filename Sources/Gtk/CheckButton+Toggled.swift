import GLib

extension SignalName where Signature == VoidSignature {
    /// A box has been checked or cleared, by the user or by the program.
    public static var toggled: SignalName { SignalName("toggled") }
}
