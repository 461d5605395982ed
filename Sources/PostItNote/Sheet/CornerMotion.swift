/// What the corner does.
enum CornerMotion: Equatable {
    /// It curls and breathes.
    case moving
    /// It rests where it is, and goes on from there.
    case resting
    /// It lies in the still pose: reduced motion, or no breeze.
    case still
}
