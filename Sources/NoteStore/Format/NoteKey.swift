import CGtk

/// A header key that means something to Peel; every other key is kept as it stands.
public enum NoteKey: String, CaseIterable, Hashable, Sendable {
    /// The heading over the writing, free text.
    case title
    /// What the date label shows, free text.
    case date
    /// The paper's colour by name, such as `yellow`.
    case color
    /// The static tilt in degrees, negative is counter-clockwise.
    case tilt
    /// Whether the writing is kept from being edited: `true` or `false`.
    case locked
    /// When the note was made, ISO 8601 in UTC.
    case created

    /// The key that some bytes of a file name, in upper or lower case, if it is one of ours.
    init?(_ bytes: UnsafeRawBufferPointer) {
        // By length first: the list of a large folder comes through here for every line of every header.
        switch bytes.count {
        case 4 where Self.isSame(bytes, "date"): self = .date
        case 4 where Self.isSame(bytes, "tilt"): self = .tilt
        case 5 where Self.isSame(bytes, "title"): self = .title
        case 5 where Self.isSame(bytes, "color"): self = .color
        case 6 where Self.isSame(bytes, "locked"): self = .locked
        case 7 where Self.isSame(bytes, "created"): self = .created
        default: return nil
        }
    }

    private static func isSame(_ bytes: UnsafeRawBufferPointer, _ key: StaticString) -> Bool {
        guard let base = bytes.baseAddress else { return false }
        return g_ascii_strncasecmp(
            base.assumingMemoryBound(to: CChar.self),
            UnsafeRawPointer(key.utf8Start).assumingMemoryBound(to: CChar.self), gsize(bytes.count)) == 0
    }
}
