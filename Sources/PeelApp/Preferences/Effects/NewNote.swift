import Paper

/// What a new note is made with, as the user has set it.
struct NewNote: Equatable {
    /// How far a note is tilted at random at most, in degrees.
    static let tilts = -3.0...3.0

    /// The date label.
    var date: String
    /// The paper.
    var color: PaperColor
    /// The tilt in degrees; nil for none.
    var tilt: Double?
}

extension Preferences {
    /// The colour of new notes.
    var newNoteColor: NewNoteColor {
        get { NewNoteColor(word: self[.newNoteColor]) }
        set { self[.newNoteColor] = newValue.word }
    }

    /// What the next new note is made with, which counts as its colour being chosen.
    /// - Parameter random: gives a number within bounds.
    func newNote(random: (ClosedRange<Double>) -> Double = { Double.random(in: $0) }) -> NewNote {
        let color = newNoteColor.color(after: PaperColor(name: lastColor))
        lastColor = color.name
        // In tenths, as the file shows it.
        let tilt = randomTilt ? (random(NewNote.tilts) * 10).rounded() / 10 : nil
        return NewNote(date: Today.label(dateFormat), color: color, tilt: tilt)
    }
}
