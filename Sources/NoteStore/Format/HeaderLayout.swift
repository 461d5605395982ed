import CGtk

/// Where the parts of a note's file are, in byte offsets.
///
/// The bytes themselves stay as they are: this only says where to look. The grammar is in the module's article.
struct HeaderLayout: Hashable, Sendable {
    /// The length of a byte order mark: 0 or 3.
    private(set) var markLength = 0
    /// Whether there is a header.
    private(set) var hasHeader = false
    /// Where the header's closing line begins.
    private(set) var closeStart = 0
    /// Where the text begins.
    private(set) var textStart = 0
    /// Whether the file's first line ends in CR LF.
    private(set) var usesCRLF = false
    /// Whether the closing line is the file's last, without a line end.
    private(set) var closesUnended = false
    /// The lines of our keys, in order.
    private(set) var fields: [HeaderField] = []

    /// Looks through a file's beginning.
    ///
    /// Reads no further than the header, or the first line where there is none.
    init(_ bytes: UnsafeRawBufferPointer) {
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { markLength = 3 }
        textStart = markLength
        let first = HeaderLine(in: bytes, at: markLength)
        usesCRLF = first.endsInCRLF
        if first.isFence, first.isEnded { readHeader(bytes, from: first.next) }
    }

    /// The first line of a key, which is the one that counts.
    func field(_ key: NoteKey) -> HeaderField? {
        fields.first { $0.key == key }
    }

    private mutating func readHeader(_ bytes: UnsafeRawBufferPointer, from start: Int) {
        var found: [HeaderField] = []
        // Whether lines can continue a field, and whether that field is ours.
        var isAfterField = false
        var isAfterOurs = false
        var offset = start
        while offset < bytes.count {
            let line = HeaderLine(in: bytes, at: offset)
            if line.isFence {
                hasHeader = true
                closeStart = offset
                textStart = line.next
                closesUnended = !line.isEnded
                fields = found
                return
            }
            switch line.kind {
            case .blank, .comment:
                break
            case .continuation:
                // Prose between two rules is the user's text, not a header.
                guard isAfterField else { return }
                if isAfterOurs, var last = found.popLast() {
                    last.lines = last.lines.lowerBound..<line.next
                    last.isContinued = true
                    found.append(last)
                }
            case .field(let colon):
                isAfterField = true
                isAfterOurs = false
                if let key = line.key(before: colon) {
                    isAfterOurs = true
                    let value = HeaderValue.range(in: bytes, after: colon + 1, to: line.end)
                    found.append(HeaderField(key: key, lines: offset..<line.next, value: value))
                }
            case .other:
                return
            }
            offset = line.next
        }
    }
}
