import PostItNote

/// The preferences by their names.
extension Preferences {
    /// The complete path of the folder of notes; empty for the usual one.
    ///
    /// `--folder` and `PEEL_FOLDER` come before it, see ``FolderChoice``.
    var notesFolder: String {
        get { self[.notesFolder] }
        set { self[.notesFolder] = newValue }
    }

    /// Whether anything moves.
    var motion: NoteMotion {
        get { self[.motion] }
        set { self[.motion] = newValue }
    }

    /// On which notes the corner moves in the breeze.
    var breeze: BreezeMode {
        get { self[.breeze] }
        set { self[.breeze] = newValue }
    }

    /// Whether the paper has grain.
    var grain: Bool {
        get { self[.grain] }
        set { self[.grain] = newValue }
    }

    /// Whether new notes are a little tilted.
    var randomTilt: Bool {
        get { self[.randomTilt] }
        set { self[.randomTilt] = newValue }
    }

    /// Families for the writing, with commas between; empty for handwriting.
    var writingFont: String {
        get { self[.writingFont] }
        set { self[.writingFont] = newValue }
    }

    /// The size of the writing in points, 8 to 72.
    var writingSize: Double {
        get { self[.writingSize] }
        set { self[.writingSize] = newValue }
    }

    /// How many characters can be written on a note; 0 for any number.
    var characterLimit: Int {
        get { self[.characterLimit] }
        set { self[.characterLimit] = newValue }
    }

    /// Whether notes show how many characters are on them.
    var showCount: Bool {
        get { self[.showCount] }
        set { self[.showCount] = newValue }
    }

    /// The colour that was chosen last, by name or as `#rrggbb`; empty where none was.
    var lastColor: String {
        get { self[.lastColor] }
        set { self[.lastColor] = newValue }
    }

    /// Whether the user wants the notes after login.
    var startAtLogin: Bool {
        get { self[.startAtLogin] }
        set { self[.startAtLogin] = newValue }
    }

    /// The pattern of a new note's date; empty for the language's own day and month.
    var dateFormat: String {
        get { self[.dateFormat] }
        set { self[.dateFormat] = newValue }
    }

    /// Whether notes are deleted for good 30 days after they came into the trash.
    var emptyTrash: Bool {
        get { self[.emptyTrash] }
        set { self[.emptyTrash] = newValue }
    }

    /// In which order the board has its notes.
    var boardSort: BoardSort {
        get { self[.boardSort] }
        set { self[.boardSort] = newValue }
    }
}
