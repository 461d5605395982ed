import Paper

/// What the note has been set to, but for the text, which its buffer holds.
struct NoteValues: Equatable {
    var title = ""
    var dateLabel = ""
    var color = PaperColor.yellow
    var width = 292.0
    var rotation = 0.0
    var editable = false
    var breeze = true
    var texture = true
    var maxLength: Int32 = 500
    var zoom = 1.0
    var writingFont = ""
    var writingSize = 18.0
    var motion = NoteMotion.desktop
    var breezeMode = BreezeMode.whenActive
    var showCount = false
    var placeholder = ""
}
