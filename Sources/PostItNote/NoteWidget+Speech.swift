import GLib
import Gtk

/// What a screen reader says of the note beyond what has the focus.
extension NoteWidget {
    /// Has a screen reader say something.
    func announce(_ words: String) { Widget.announce(words, near: instance) }

    /// Makes the text the note's description, so that it is read when the focus comes to the note.
    ///
    /// Not with each key while the user writes: what is written is told by the writing itself then.
    func describe(whileWriting: Bool = false) {
        guard whileWriting || !writing.isWriting else { return }
        let text = writing.text
        if instance.accessibleDescription != text { instance.accessibleDescription = text }
    }

    /// An entry has been refused.
    func tellRefusal(excess: Int) { announce(RemainingCharacters.refusal(excess: excess)) }

    /// The user, or assistive technology for them, has written.
    func tellWhatIsLeft() {
        if let words = remaining.change(to: count, of: Int(values.maxLength)) { announce(words) }
    }

    /// The text or the limit is another by the program's hand, which needs no telling.
    func beginCounting() { remaining.begin(at: count, of: Int(values.maxLength)) }

    /// How many characters are written; more than that where they are far from the limit.
    private var count: Int {
        let scalars = writing.buffer.scalarCount
        let isNear = RemainingCharacters.isNear(scalars: scalars, maximum: Int(values.maxLength))
        return isNear ? writing.text.count : scalars
    }
}

extension PostItNote {
    /// Has a screen reader say something that the focus does not show.
    ///
    /// Works whichever widget of the note's window has the focus. What the note tells by itself needs no call: that it
    /// gets full, and that an entry has been refused.
    /// - Parameter words: a sentence in the user's language.
    public func announce(_ words: String) { Widget.announce(words, near: widget) }
}
