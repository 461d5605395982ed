/// The groups of the note's menu, in its order; a line is between any two.
enum MenuSection: CaseIterable {
    /// Other notes.
    case notes
    /// What the note is called and how it looks.
    case look
    /// How the note behaves.
    case behaviour
    /// What becomes of its content.
    case content
    /// Where the note goes.
    case end
    /// The program.
    case program
}
