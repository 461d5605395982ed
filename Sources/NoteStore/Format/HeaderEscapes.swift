/// The escapes within double quotes: those of YAML.
enum HeaderEscapes {
    /// Whether a character may not stand in a header as it is: controls, and what some program takes for a line end.
    static func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF: true
        default: false
        }
    }

    /// A value's bytes for between double quotes.
    static func escaped(_ value: String) -> [UInt8] {
        var result: [UInt8] = []
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": result += [0x5C, 0x22]
            case "\\": result += [0x5C, 0x5C]
            case "\n": result += [0x5C, 0x6E]
            case "\r": result += [0x5C, 0x72]
            case "\t": result += [0x5C, 0x74]
            case _ where mustEscape(scalar):
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += Array("\\u".utf8)
                result += Array(repeating: 0x30, count: 4 - digits.utf8.count)
                result += Array(digits.utf8)
            default: result += Array(String(scalar).utf8)
            }
        }
        return result
    }

    /// What the bytes between double quotes stand for.
    ///
    /// An escape that we do not know stays as written.
    static func resolved(_ written: UnsafeRawBufferPointer) -> String {
        let text = String(decoding: written, as: UTF8.self)
        guard text.utf8.contains(0x5C) else { return text }
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\", let letter = rest.first else {
                result.append(scalar)
                continue
            }
            if let simple = simple[letter] {
                rest.removeFirst()
                result.append(simple)
            } else if let count = digitCounts[letter],
                let code = UInt32(String(String.UnicodeScalarView(rest.dropFirst().prefix(count))), radix: 16),
                rest.count > count
            {
                rest = rest.dropFirst(count + 1)
                // A note's text holds no NUL, and a lone surrogate is no character.
                result.append(code == 0 ? "\u{FFFD}" : Unicode.Scalar(code) ?? "\u{FFFD}")
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    private static let simple: [Unicode.Scalar: Unicode.Scalar] = [
        "\\": "\\", "\"": "\"", "/": "/", " ": " ", "n": "\n", "r": "\r", "t": "\t", "0": "\u{FFFD}", "a": "\u{7}",
        "b": "\u{8}", "e": "\u{1B}", "f": "\u{C}", "v": "\u{B}", "N": "\u{85}", "_": "\u{A0}", "L": "\u{2028}",
        "P": "\u{2029}",
    ]

    private static let digitCounts: [Unicode.Scalar: Int] = ["x": 2, "u": 4, "U": 8]
}
