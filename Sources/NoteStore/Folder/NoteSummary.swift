/// What a list of notes shows of one, without the note being open.
public struct NoteSummary: Identifiable, Hashable, Sendable {
    /// What the note is known by while the program runs.
    public let id: NoteID
    /// The file's name.
    public let name: NoteName
    /// The heading; empty where there is none.
    public let title: String
    /// The beginning of the text: its first line that is not blank, 200 bytes of it at most.
    public let firstLine: String
    /// The date label; empty where there is none.
    public let date: String
    /// The paper's colour by name, where one is given.
    public let color: String?
    /// When it was made, as the file says it.
    public let created: String?
    /// The tilt in degrees, negative is counter-clockwise; `nil` where none is given.
    public let tilt: Double?
    /// Whether the writing is kept from being edited.
    public let isLocked: Bool
    /// When the file was last written, in seconds since 1970, UTC.
    public let modified: Double
    /// The file's size in bytes.
    public let size: Int64
    /// Why the note cannot be read or edited, where that is so.
    public let problem: StoreError?

    /// What to call the note: its title, else its first line, else its file's name.
    public var heading: String {
        if !title.isEmpty { return title }
        return firstLine.isEmpty ? name.description : firstLine
    }
}
