import CGtk

/// The name of a note's file in its folder, byte for byte.
///
/// A file name is bytes to the system: it may hold line ends or be no valid UTF-8, and two names that Swift's `String`
/// takes for the same (composed and decomposed letters) are two files. So this is what the store names files by.
/// Thread: a value, usable on any.
public struct NoteName: Hashable, Sendable, CustomStringConvertible {
    /// The name's bytes: neither NUL nor `/` among them, and not empty.
    public let bytes: [UInt8]

    /// A name by its bytes, `nil` where they can name no file: empty, `.`, `..`, longer than 255, or with NUL or `/`.
    public init?(bytes: [UInt8]) {
        guard !bytes.isEmpty, bytes.count <= 255, bytes != [0x2E], bytes != [0x2E, 0x2E] else { return nil }
        guard !bytes.contains(0), !bytes.contains(0x2F) else { return nil }
        self.bytes = bytes
    }

    /// A name by its characters, `nil` where they can name no file.
    public init?(_ string: String) {
        self.init(bytes: Array(string.utf8))
    }

    /// A name that the system itself gave.
    init(fromSystem name: UnsafePointer<CChar>) {
        bytes = Array(UnsafeRawBufferPointer(start: name, count: strlen(name)))
    }

    /// The name as it can be shown and printed: U+FFFD for what cannot be read and for control characters.
    public var description: String { Self.shown(bytes[...]) }

    /// The bytes of a name or path as they can be shown and printed.
    static func shown(_ bytes: ArraySlice<UInt8>) -> String {
        var result = String.UnicodeScalarView()
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            result.append(HeaderEscapes.mustEscape(scalar) ? "\u{FFFD}" : scalar)
        }
        return String(result)
    }

    /// The name in ASCII, different for every name: letters, digits, `-`, `_`, `.` and space as they are, other bytes
    /// as `%` and two hexadecimal digits.
    ///
    /// It can name a group of a key file.
    public var key: String {
        var result = ""
        for byte in bytes {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x20:
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
            }
        }
        return result
    }

    /// The name that ``key`` stands for, `nil` where it stands for none.
    public init?(key: String) {
        var bytes: [UInt8] = []
        var rest = Array(key.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == 0x25 else {
                bytes.append(byte)
                continue
            }
            guard let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else { return nil }
            bytes.append(code)
            rest = rest.dropFirst(2)
        }
        self.init(bytes: bytes)
    }

    /// The name without its extension.
    var stem: [UInt8] {
        guard let dot = bytes.lastIndex(of: 0x2E), dot > 0 else { return bytes }
        return Array(bytes[..<dot])
    }

    /// The extension with its dot; empty where there is none.
    var suffix: [UInt8] {
        Array(bytes[stem.count...])
    }

    /// The name with something added before its extension, shortened at a character's end so that it fits.
    func adding(_ addition: String) -> NoteName {
        let room = 255 - addition.utf8.count - suffix.count
        let name = NoteName.shortened(stem, to: room) + Array(addition.utf8) + suffix
        return NoteName(bytes: name) ?? self
    }

    /// Bytes cut to a length without cutting a character.
    static func shortened(_ bytes: [UInt8], to length: Int) -> [UInt8] {
        guard bytes.count > length else { return bytes }
        var end = max(length, 0)
        while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return Array(bytes[..<end])
    }

    /// Calls a function with the name as C wants it.
    @discardableResult
    func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
        var ended = bytes
        ended.append(0)
        return try ended.withUnsafeBytes { buffer in
            // The array is never empty, so it has a base address.
            guard let base = buffer.baseAddress else { return try "".withCString(body) }
            return try body(base.assumingMemoryBound(to: CChar.self))
        }
    }
}
