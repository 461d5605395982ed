import CGtk

/// What reading a note's file for a list has found.
struct ScannedNote: Hashable, Sendable {
    let name: NoteName
    let stamp: FileStamp
    /// What tells contents apart while the program runs: of the whole file or, of a large one, its beginning.
    var digest = 0
    var title = ""
    var firstLine = ""
    var date = ""
    var color: String?
    var created: String?
    var tilt: Double?
    var isLocked = false
    var problem: StoreError?

    /// What a file that cannot be read is listed as.
    init(_ name: NoteName, _ stamp: FileStamp, problem: StoreError) {
        (self.name, self.stamp, self.problem) = (name, stamp, problem)
    }

    /// Reads a file's beginning.
    /// - Parameters:
    ///   - bytes: the file, or as much of it as was read.
    ///   - isWhole: whether that is all of it.
    init(_ name: NoteName, _ stamp: FileStamp, bytes: UnsafeRawBufferPointer, isWhole: Bool) {
        (self.name, self.stamp) = (name, stamp)
        var hasher = Hasher()
        hasher.combine(bytes: bytes)
        hasher.combine(stamp.size)
        digest = hasher.finalize()
        let layout = HeaderLayout(bytes)
        for field in layout.fields.reversed() where !field.isContinued && !field.value.isEmpty {
            // Backwards, so that of several the first counts.
            let written = UnsafeRawBufferPointer(rebasing: bytes[field.value])
            switch field.key {
            case .title: title = HeaderValue.decoded(written)
            case .date: date = HeaderValue.decoded(written)
            case .color: color = HeaderValue.decoded(written)
            case .created: created = HeaderValue.decoded(written)
            case .tilt: tilt = NoteFile.tilt(HeaderValue.decoded(written))
            case .locked: isLocked = NoteFile.isTrue(HeaderValue.decoded(written))
            }
        }
        firstLine = Self.firstLine(of: bytes, from: layout.textStart)
        if isWhole, !isValidText(bytes) { problem = .notText(subject: name.description) }
    }

    /// The list's entry for the note.
    func summary(_ id: NoteID) -> NoteSummary {
        NoteSummary(
            id: id, name: name, title: title, firstLine: firstLine, date: date, color: color, created: created,
            tilt: tilt, isLocked: isLocked, modified: Double(stamp.modified) / 1e9, size: stamp.size, problem: problem)
    }

    private static func firstLine(of bytes: UnsafeRawBufferPointer, from start: Int) -> String {
        var offset = start
        while offset < bytes.count {
            let line = HeaderLine(in: bytes, at: offset)
            var first = line.start
            while first < line.end, isBlank(bytes[first]) { first += 1 }
            if first < line.end {
                var end = min(line.end, first + 200)
                if end < line.end {
                    while end > first, bytes[end] & 0xC0 == 0x80 { end -= 1 }
                }
                return String(decoding: bytes[first..<end], as: UTF8.self)
            }
            offset = line.next
        }
        return ""
    }
}
