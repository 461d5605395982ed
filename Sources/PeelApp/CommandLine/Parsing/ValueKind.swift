/// What a value is, for the checks and for those who complete a command line.
enum ValueKind: Sendable {
    /// Free text; must be UTF-8.
    case text
    /// Free text, or `-` for what comes by the standard input.
    case textOrInput
    /// A note in the folder.
    case note
    /// A note in the trash, or one in the folder where a version is asked for.
    case restorable
    /// The path of a folder.
    case folder
    /// The path of a file.
    case file
    /// A paper's colour.
    case color
    /// An earlier version of a note.
    case version
    /// A number.
    case number
}
