/// When the breeze moves a note's corner, where motion is not reduced.
///
/// The corner of a note that is being written on, or that is not shown, rests in any case.
public enum BreezeMode: String, CaseIterable, Sendable {
    /// While the note's window is the active one.
    case whenActive = "when-active"
    /// As long as the note is shown.
    case always
    /// Never.
    case never
}
