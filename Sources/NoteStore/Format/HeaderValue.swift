/// How values are written in a header: plain, in double quotes with escapes, or in single quotes.
enum HeaderValue {
    /// Where a value stands in a line.
    /// - Parameters:
    ///   - bytes: the file.
    ///   - start: the offset after the colon.
    ///   - end: where the line's content ends.
    /// - Returns: the value with its quotes and without a comment; empty at `start` where there is none.
    static func range(in bytes: UnsafeRawBufferPointer, after start: Int, to end: Int) -> Range<Int> {
        var first = start
        while first < end, isBlank(bytes[first]) { first += 1 }
        guard first < end, bytes[first] != 0x23 else { return start..<start }
        if let quoted = quotedRange(in: bytes, from: first, to: end) { return quoted }
        var last = first
        var offset = first
        while offset < end {
            let byte = bytes[offset]
            if byte == 0x23, isBlank(bytes[offset - 1]) { break }
            offset += 1
            if !isBlank(byte) { last = offset }
        }
        return first..<last
    }

    private static func quotedRange(in bytes: UnsafeRawBufferPointer, from first: Int, to end: Int) -> Range<Int>? {
        let quote = bytes[first]
        guard quote == 0x22 || quote == 0x27 else { return nil }
        var offset = first + 1
        while offset < end {
            let byte = bytes[offset]
            if quote == 0x22, byte == 0x5C {
                offset += 2
            } else if byte == quote, quote == 0x27, offset + 1 < end, bytes[offset + 1] == quote {
                offset += 2
            } else if byte == quote {
                return isOnlyComment(bytes, from: offset + 1, to: end) ? first..<offset + 1 : nil
            } else {
                offset += 1
            }
        }
        return nil
    }

    private static func isOnlyComment(_ bytes: UnsafeRawBufferPointer, from start: Int, to end: Int) -> Bool {
        var offset = start
        while offset < end, isBlank(bytes[offset]) { offset += 1 }
        return offset == end || (offset > start && bytes[offset] == 0x23)
    }

    /// What a value as written stands for.
    static func decoded(_ written: UnsafeRawBufferPointer) -> String {
        guard let quote = written.first, written.count >= 2, written.last == quote else {
            return String(decoding: written, as: UTF8.self)
        }
        let inner = UnsafeRawBufferPointer(rebasing: written[1..<written.count - 1])
        switch quote {
        case 0x22: return HeaderEscapes.resolved(inner)
        case 0x27:
            let text = String(decoding: inner, as: UTF8.self)
            guard text.utf8.contains(0x27) else { return text }
            var result = String.UnicodeScalarView()
            var isSecond = false
            for scalar in text.unicodeScalars {
                if scalar == "'", !isSecond {
                    isSecond = true
                    continue
                }
                isSecond = false
                result.append(scalar)
            }
            return String(result)
        default: return String(decoding: written, as: UTF8.self)
        }
    }

    /// How a value is written: plain where that reads back as the same, else in double quotes.
    static func encoded(_ value: String) -> [UInt8] {
        needsQuotes(value) ? [0x22] + HeaderEscapes.escaped(value) + [0x22] : Array(value.utf8)
    }

    private static func needsQuotes(_ value: String) -> Bool {
        guard let first = value.utf8.first, let last = value.utf8.last else { return true }
        // What YAML gives a meaning to at a value's beginning, so that other programs read the same.
        if "\"'#&*!|>%@`{}[],?:-~= ".utf8.contains(first) || last == 0x20 || last == 0x3A { return true }
        var previous: UInt8 = 0
        for byte in value.utf8 {
            if byte == 0x20, previous == 0x3A { return true }
            if byte == 0x23, previous == 0x20 { return true }
            previous = byte
        }
        return value.unicodeScalars.contains(where: HeaderEscapes.mustEscape)
    }
}
