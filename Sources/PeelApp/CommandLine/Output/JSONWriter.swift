/// Writes JSON: an array of objects, one a line, so that it can be read by programs and by `grep`.
///
/// Control characters, those that turn the order of writing around, and U+2028 and U+2029 are written as `\u`
/// escapes, so that the result is harmless on a terminal and in JavaScript.
struct JSONWriter {
    /// A value.
    enum Value: Equatable {
        case string(String)
        case integer(Int64)
        case boolean(Bool)
    }

    /// One object; its fields stay in the order given.
    typealias Object = [(key: String, value: Value)]

    /// What is written so far.
    private(set) var text = ""

    /// Writes objects as an array, with a line end behind it.
    static func array(_ objects: [Object]) -> String {
        var writer = JSONWriter()
        writer.text = "["
        for (index, object) in objects.enumerated() {
            writer.text += index == 0 ? "\n" : ",\n"
            writer.write(object)
        }
        writer.text += objects.isEmpty ? "]\n" : "\n]\n"
        return writer.text
    }

    /// Writes an object.
    mutating func write(_ object: Object) {
        text += "{"
        for (index, field) in object.enumerated() {
            if index > 0 { text += ", " }
            write(field.key)
            text += ": "
            switch field.value {
            case .string(let string): write(string)
            case .integer(let number): text += String(number)
            case .boolean(let isTrue): text += isTrue ? "true" : "false"
            }
        }
        text += "}"
    }

    /// Writes a string with its quotation marks.
    mutating func write(_ string: String) {
        text += "\""
        if string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
            text += string
        } else {
            for scalar in string.unicodeScalars { write(scalar) }
        }
        text += "\""
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        case "\r": text += "\\r"
        case "\t": text += "\\t"
        case _ where VisibleText.isControl(scalar):
            let digits = String(scalar.value, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        default: text.unicodeScalars.append(scalar)
        }
    }
}
