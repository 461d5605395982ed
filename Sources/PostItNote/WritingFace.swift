/// The face of the writing.
public enum WritingFace {
    /// Families to be tried in turn: handwriting faces of the systems, then the system's own sans-serif.
    public static let families = [
        "Comic Neue", "Bradley Hand", "Noteworthy", "Segoe Print", "Kalam", "Patrick Hand", "Caveat", "Chilanka",
        "sans-serif",
    ]
}
