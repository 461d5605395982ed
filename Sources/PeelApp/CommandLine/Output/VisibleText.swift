/// Text made harmless for a terminal.
///
/// A note can hold anything, escape sequences that rename the window or type commands among it. So control characters,
/// and those that turn the order of writing around, are shown by their numbers: `\x1B`, `\u202E`. A byte that is no
/// UTF-8 shows as `\xFF`.
enum VisibleText {
    /// What must fit one line: line ends and tabs are shown by their escapes too.
    static func line(_ bytes: [UInt8]) -> String {
        isPlain(bytes) ? String(decoding: bytes, as: UTF8.self) : escaped(bytes, keepsLines: false)
    }

    /// What must fit one line: line ends and tabs are shown by their escapes too.
    static func line(_ text: String) -> String {
        text.utf8.allSatisfy(isPlain) ? text : escaped(Array(text.utf8), keepsLines: false)
    }

    /// Text of several lines: line ends, of any system, and tabs are kept.
    static func lines(_ bytes: [UInt8]) -> String {
        isPlain(bytes) ? String(decoding: bytes, as: UTF8.self) : escaped(bytes, keepsLines: true)
    }

    /// Whether a character must not reach a terminal.
    static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0: true
        // What orders left and right, and the two separators that some terminals break the line at.
        case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        // Invisible marks that annotate or swallow text; the byte order mark.
        case 0xFFF9...0xFFFB, 0xFEFF: true
        default: false
        }
    }

    private static func isPlain(_ bytes: [UInt8]) -> Bool { bytes.allSatisfy(isPlain) }

    private static func isPlain(_ byte: UInt8) -> Bool { (0x20..<0x7F).contains(byte) }

    private static func escaped(_ bytes: [UInt8], keepsLines: Bool) -> String {
        var result = String.UnicodeScalarView()
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let encoded):
                let scalar = Unicode.UTF8.decode(encoded)
                offset += encoded.count
                if keepsLines, scalar == "\n" || scalar == "\t" {
                    result.append(scalar)
                } else if keepsLines, scalar == "\r", offset < bytes.count, bytes[offset] == 0x0A {
                    // The line end that follows stands for both.
                } else if isControl(scalar) {
                    result.append(contentsOf: escape(scalar).unicodeScalars)
                } else {
                    result.append(scalar)
                }
            case .error(let length):
                for byte in bytes[offset..<offset + length] {
                    result.append(contentsOf: ("\\x" + hex(UInt32(byte), digits: 2)).unicodeScalars)
                }
                offset += length
            case .emptyInput:
                return String(result)
            }
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\t": "\\t"
        case "\r": "\\r"
        case _ where scalar.value < 0x80: "\\x" + hex(scalar.value, digits: 2)
        default: "\\u" + hex(scalar.value, digits: 4)
        }
    }

    private static func hex(_ value: UInt32, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(digits - text.utf8.count, 0)) + text
    }
}
