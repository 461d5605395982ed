/// How long a text may become by the user's hand.
///
/// Counts characters as a person does: extended grapheme clusters of Unicode's UAX #29, as `String.count` does.
struct CharacterLimit: Equatable {
    /// The most characters that the user may enter, 0 for no limit.
    var maximum: Int

    /// What becomes of an edit.
    enum Verdict: Equatable {
        /// It stands.
        case allowed
        /// It is refused whole, since the text would be this many characters too long.
        case refused(excess: Int)
    }

    /// Judges an edit by the text before and after it.
    ///
    /// An edit that leaves the text too long is refused, unless it does not lengthen it: what the model has filled
    /// beyond the limit can still be shortened, and corrected in place.
    func judge(before: @autoclosure () -> String, after: @autoclosure () -> String) -> Verdict {
        guard maximum > 0 else { return .allowed }
        let length = after().count
        if length <= maximum || length <= before().count { return .allowed }
        return .refused(excess: length - maximum)
    }
}
