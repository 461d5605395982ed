import GLib
import PostItNote

/// The name of a preference, with its type, its default and its bounds.
///
/// They are those of the schema in `data/io.github.peel_notes.Peel.gschema.xml`; a test holds the two equal.
struct PreferenceKey<Value: PreferenceValue>: Sendable {
    /// The key's name in the schema.
    let name: String
    /// The value where the user has set none.
    let initial: Value
    /// Brings a value into the bounds.
    let bounded: @Sendable (Value) -> Value

    init(_ name: String, _ initial: Value) {
        (self.name, self.initial) = (name, initial)
        bounded = { $0 }
    }
}

extension PreferenceKey where Value: Comparable {
    init(_ name: String, _ initial: Value, within bounds: ClosedRange<Value>) {
        (self.name, self.initial) = (name, initial)
        bounded = { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }
}

extension PreferenceKey where Value == String {
    /// The complete path of the folder of notes; empty for the usual one.
    static var notesFolder: Self { .init("notes-folder", "") }
    /// Families for the writing, with commas between; empty for handwriting.
    static var writingFont: Self { .init("writing-font", "") }
    /// The colour of new notes, see ``NewNoteColor``.
    static var newNoteColor: Self { .init("new-note-color", "next") }
    /// The colour that was chosen last, by name; empty where none was.
    static var lastColor: Self { .init("last-color", "") }
    /// The pattern of a new note's date; empty for the language's own day and month.
    static var dateFormat: Self { .init("date-format", "") }
}

extension PreferenceKey where Value == Bool {
    /// Whether the paper has grain.
    static var grain: Self { .init("grain", true) }
    /// Whether new notes are a little tilted.
    static var randomTilt: Self { .init("random-tilt", false) }
    /// Whether notes show how many characters are on them.
    static var showCount: Self { .init("show-count", false) }
    /// Whether the user wants the notes after login.
    static var startAtLogin: Self { .init("start-at-login", false) }
    /// Whether notes are deleted for good 30 days after they came into the trash.
    static var emptyTrash: Self { .init("empty-trash", false) }
}

extension PreferenceKey where Value == Double {
    /// The bounds of ``writingSize``, in points.
    static var writingSizes: ClosedRange<Double> { 8...72 }
    /// The size of the writing, in points.
    static var writingSize: Self { .init("writing-size", 18, within: writingSizes) }
}

extension PreferenceKey where Value == Int {
    /// The bounds of ``characterLimit``.
    static var characterLimits: ClosedRange<Int> { 0...100_000 }
    /// How many characters can be written on a note; 0 for any number.
    static var characterLimit: Self { .init("character-limit", 500, within: characterLimits) }
}

extension PreferenceKey where Value == NoteMotion {
    /// Whether anything moves.
    static var motion: Self { .init("motion", .desktop) }
}

extension PreferenceKey where Value == BreezeMode {
    /// On which notes the corner moves.
    static var breeze: Self { .init("breeze", .whenActive) }
}

extension PreferenceKey where Value == BoardSort {
    /// In which order the board has its notes.
    static var boardSort: Self { .init("board-sort", .changed) }
}
