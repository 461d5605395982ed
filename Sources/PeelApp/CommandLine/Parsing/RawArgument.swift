/// One argument as the system handed it over: bytes, which need not be UTF-8, since a file's name need not be.
struct RawArgument: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The bytes without the NUL at their end.
    let bytes: [UInt8]

    /// An argument of some bytes.
    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// An argument of some characters.
    init(_ string: String) {
        bytes = Array(string.utf8)
    }

    init(stringLiteral string: String) {
        self.init(string)
    }

    /// The argument as text, `nil` where it is no valid UTF-8.
    var text: String? { String(validating: bytes, as: UTF8.self) }

    /// The argument as text, with U+FFFD for what cannot be read.
    var lossyText: String { String(decoding: bytes, as: UTF8.self) }

    /// The argument in quotation marks, fit to be shown in a message.
    var quoted: String { "“\(VisibleText.line(bytes))”" }

    /// Whether this is the sign for the standard input.
    var isDash: Bool { bytes == [0x2D] }

    /// Whether it stands where an option would and looks like one.
    var looksLikeOption: Bool { bytes.count > 1 && bytes.first == 0x2D }
}

extension RawArgument {
    /// Calls a function with the argument as C wants it.
    func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
        try (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
            // The array is never empty, so it has a base address.
            guard let base = buffer.baseAddress else { return try "".withCString(body) }
            return try body(base)
        }
    }
}
