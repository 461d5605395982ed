import Paper

/// Which colour new notes have.
enum NewNoteColor: Equatable {
    /// The paper after that of the last new note, of the pad's own four.
    case next
    /// The colour that was chosen last.
    case last
    /// Always the same.
    case paper(PaperColor)

    /// Reads the preference; what is no colour counts as ``next``.
    init(word: String) {
        switch word {
        case "next": self = .next
        case "last": self = .last
        default: self = PaperColor(name: word).map { .paper($0) } ?? .next
        }
    }

    /// The preference's value.
    var word: String {
        switch self {
        case .next: "next"
        case .last: "last"
        case .paper(let color): color.name
        }
    }

    /// The colour of a new note.
    /// - Parameter last: the colour that was chosen last, nil where none was.
    func color(after last: PaperColor?) -> PaperColor {
        switch self {
        case .next:
            let pad = PaperColor.allCases.prefix(4)
            guard let last, let place = pad.firstIndex(of: last) else { return .yellow }
            return pad[(place + 1) % pad.count]
        case .last: return last ?? .yellow
        case .paper(let color): return color
        }
    }
}
