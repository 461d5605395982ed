import PostItNote

extension Preferences {
    /// Brings what the user has chosen to a note; what is so already is not touched.
    func apply(to note: PostItNote) {
        note.motion = motion
        note.breezeMode = breeze
        note.texture = grain
        note.writingFont = writingFont
        note.writingSize = writingSize
        note.maxLength = characterLimit
        note.showsCount = showCount
    }
}
