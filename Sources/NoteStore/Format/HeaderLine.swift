import CGtk

/// One line of a file's beginning.
struct HeaderLine {
    enum Kind {
        case blank
        case comment
        case continuation
        case field(colon: Int)
        case other
    }

    private let bytes: UnsafeRawBufferPointer
    /// Where the line begins.
    let start: Int
    /// Where its content ends.
    let end: Int
    /// Where the next line begins.
    let next: Int

    /// The line that begins at an offset, which may be the end of the bytes.
    init(in bytes: UnsafeRawBufferPointer, at start: Int) {
        self.bytes = bytes
        self.start = start
        guard let base = bytes.baseAddress, start < bytes.count,
            let newline = memchr(base + start, 0x0A, bytes.count - start)
        else {
            end = bytes.count
            next = bytes.count
            return
        }
        let feed = UnsafeRawPointer(newline) - base
        end = feed > start && bytes[feed - 1] == 0x0D ? feed - 1 : feed
        next = feed + 1
    }

    /// Whether a line end follows.
    var isEnded: Bool { next > end }

    /// Whether that line end is CR LF.
    var endsInCRLF: Bool { next == end + 2 }

    /// Whether the line is `---` and nothing but blanks after it.
    var isFence: Bool {
        guard end - start >= 3, bytes[start] == 0x2D, bytes[start + 1] == 0x2D, bytes[start + 2] == 0x2D else {
            return false
        }
        return firstNonBlank(from: start + 3) == end
    }

    /// What the line is within a header.
    var kind: Kind {
        guard firstNonBlank(from: start) < end else { return .blank }
        switch bytes[start] {
        case 0x23: return .comment
        case 0x20, 0x09: return .continuation
        case 0x2D where start + 1 == end || isBlank(bytes[start + 1]): return .continuation
        default:
            guard let colon = fieldColon else { return .other }
            return .field(colon: colon)
        }
    }

    /// Which of our keys stands before a colon.
    func key(before colon: Int) -> NoteKey? {
        var keyEnd = colon
        while keyEnd > start, isBlank(bytes[keyEnd - 1]) { keyEnd -= 1 }
        return NoteKey(UnsafeRawBufferPointer(rebasing: bytes[start..<keyEnd]))
    }

    /// The first colon that a blank or the line's end follows.
    private var fieldColon: Int? {
        guard let base = bytes.baseAddress else { return nil }
        var from = start
        while from < end, let found = memchr(base + from, 0x3A, end - from) {
            let colon = UnsafeRawPointer(found) - base
            if colon > start, colon + 1 == end || isBlank(bytes[colon + 1]) { return colon }
            from = colon + 1
        }
        return nil
    }

    private func firstNonBlank(from offset: Int) -> Int {
        var offset = offset
        while offset < end, isBlank(bytes[offset]) { offset += 1 }
        return offset
    }
}

/// Whether a byte is a space or a tab.
func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09
}
