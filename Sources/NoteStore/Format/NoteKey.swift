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
        let candidates: [NoteKey]
        switch bytes.count {
        case 4: candidates = [.date, .tilt]
        case 5: candidates = [.title, .color]
        case 6: candidates = [.locked]
        case 7: candidates = [.created]
        default: return nil
        }
        for key in candidates {
            let isSame = key.rawValue.utf8.elementsEqual(bytes) { $0 == ($1 | 0x20) }
            if isSame {
                self = key
                return
            }
        }
        return nil
    }
}
