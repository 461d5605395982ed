extension TextBuffer {
    /// Makes the text equal to another by touching only where the two differ.
    ///
    /// Marks, the caret among them, stay where they are in what is common at the beginning and at the end. Does
    /// nothing where the texts are equal.
    public func replaceDifference(with newText: String) {
        let (old, new) = (Array(text.unicodeScalars), Array(newText.unicodeScalars))
        let shorter = min(old.count, new.count)
        var head = 0
        while head < shorter, old[head] == new[head] { head += 1 }
        var tail = 0
        while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }

        if head + tail < old.count { delete(from: head, to: old.count - tail) }
        if head + tail < new.count {
            let scalars = newText.unicodeScalars
            let (start, end) = (
                scalars.index(scalars.startIndex, offsetBy: head), scalars.index(scalars.endIndex, offsetBy: -tail)
            )
            insert(String(scalars[start..<end]), at: head)
        }
    }
}
