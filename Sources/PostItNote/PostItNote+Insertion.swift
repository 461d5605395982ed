import CGtk
import Gtk

/// Text that comes from elsewhere.
extension PostItNote {
    /// Inserts text where the user would by a drop, as one step that the user can undo.
    ///
    /// The limit applies: text that does not fit is refused as a whole, and ``isEditable`` must be set.
    /// - Parameters:
    ///   - text: what is inserted.
    ///   - place: in px from the widget's top left; off the writing, and nil, it is added as lines of its own at the end.
    /// - Returns: whether it is there now.
    @discardableResult
    public func insert(_ text: String, at place: (x: Double, y: Double)? = nil) -> Bool {
        guard let writing = half?.writing, isEditable, !text.isEmpty else { return false }
        let before = writing.text
        var text = text
        let offset: Int
        if let place, writingContains(x: place.x, y: place.y) {
            offset = writing.offset(at: place, in: self)
        } else {
            offset = writing.buffer.scalarCount
            if !before.isEmpty, !before.hasSuffix("\n") { text = "\n" + text }
        }
        writing.buffer.selection = (offset, offset)
        writing.buffer.asUserAction { writing.buffer.insert(text, at: offset) }
        return writing.text != before
    }
}

extension WritingView {
    /// Where in the text a point is, in Unicode scalars.
    fileprivate func offset(at place: (x: Double, y: Double), in note: PostItNote) -> Int {
        guard let point = note.point(place, in: textView) else { return buffer.scalarCount }
        return textView.offset(at: point)
    }
}
