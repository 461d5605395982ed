import CGtk

/// The content of a note's file: a header of a few lines, which may be missing, and under it the user's text.
///
/// The bytes are what counts. They are kept as they were read, and an edit replaces no more than the bytes it is
/// about: an untouched file is written back the same to the byte, and a new value of a key changes that line only.
/// The grammar is in the module's article.
/// Thread: a value, usable on any.
public struct NoteFile: Hashable, Sendable {
    /// The whole file.
    public private(set) var bytes: [UInt8]
    /// Whether the bytes are text: valid UTF-8 without a NUL.
    ///
    /// Where they are not, every edit is refused and the note is only to be shown.
    public let isText: Bool

    var layout: HeaderLayout

    /// Reads a file's bytes.
    ///
    /// There is no content that it refuses.
    public init(bytes: [UInt8]) {
        self.bytes = bytes
        (layout, isText) = bytes.withUnsafeBytes { buffer in
            (HeaderLayout(buffer), isValidText(buffer))
        }
    }

    /// Makes the file of a new note: the text alone, under an empty header where it would be mistaken for one.
    public init(text: String = "") {
        self.init(bytes: [])
        self.text = text
    }

    /// The user's text: everything under the header, to the byte.
    ///
    /// Setting the same text changes nothing. A NUL, which no text can hold, becomes U+FFFD. Where ``isText`` is
    /// `false` the text is a reading with U+FFFD for what cannot be read, and setting does nothing.
    public var text: String {
        get { String(decoding: bytes[layout.textStart...], as: UTF8.self) }
        set {
            guard isText else { return }
            let new = withoutNUL(newValue)
            guard !bytes[layout.textStart...].elementsEqual(new) else { return }
            var changed = Array(bytes[..<layout.textStart])
            if layout.closesUnended, !new.isEmpty { changed += lineEnd }
            let (textStart, mark) = (changed.count, bytes[..<layout.markLength])
            changed += new
            replaceAll(with: changed)
            guard layout.textStart != textStart else { return }
            // The text looks like a header or a byte order mark; under a header of its own it does not.
            replaceAll(with: mark + Self.emptyHeader + new)
        }
    }

    /// The value of a key as it reads without its quotes, `nil` where there is none.
    ///
    /// Where a key stands several times the first counts. A value that goes on over further lines is not read.
    public func value(_ key: NoteKey) -> String? {
        guard let field = layout.field(key), !field.isContinued, !field.value.isEmpty else { return nil }
        return bytes.withUnsafeBytes { HeaderValue.decoded(UnsafeRawBufferPointer(rebasing: $0[field.value])) }
    }

    /// Sets the value of a key, in its line where there is one, else in a new line at the header's end.
    ///
    /// `nil` takes every line of the key away. Setting the same value changes nothing, nor does anything where
    /// ``isText`` is `false`. A NUL becomes U+FFFD.
    public mutating func setValue(_ value: String?, for key: NoteKey) {
        guard isText else { return }
        guard let value else { return removeLines(of: key) }
        let text = String(decoding: withoutNUL(value), as: UTF8.self)
        if let present = self.value(key), present.utf8.elementsEqual(text.utf8) { return }
        let written = HeaderValue.encoded(text)
        if let field = layout.field(key) {
            replace(field, with: written)
        } else {
            insert(Array("\(key.rawValue): ".utf8) + written + lineEnd)
        }
    }

    private static let emptyHeader = Array("---\n---\n".utf8)

    private var lineEnd: [UInt8] { layout.usesCRLF ? [0x0D, 0x0A] : [0x0A] }

    private mutating func replaceAll(with changed: some Sequence<UInt8>) {
        bytes = Array(changed)
        layout = bytes.withUnsafeBytes { HeaderLayout($0) }
    }

    private mutating func removeLines(of key: NoteKey) {
        let fields = layout.fields.filter { $0.key == key }
        guard !fields.isEmpty else { return }
        var changed = bytes
        for field in fields.reversed() { changed.removeSubrange(field.lines) }
        replaceAll(with: changed)
    }

    private mutating func replace(_ field: HeaderField, with written: [UInt8]) {
        var range = field.value
        if field.isContinued {
            var end = field.lines.upperBound
            if end > range.lowerBound, bytes[end - 1] == 0x0A { end -= 1 }
            if end > range.lowerBound, bytes[end - 1] == 0x0D { end -= 1 }
            range = range.lowerBound..<end
        }
        let needsBlank = bytes[range.lowerBound - 1] == 0x3A
        var changed = bytes
        changed.replaceSubrange(range, with: needsBlank ? [0x20] + written : written)
        replaceAll(with: changed)
    }

    private mutating func insert(_ line: [UInt8]) {
        var changed = bytes
        if layout.hasHeader {
            changed.insert(contentsOf: line, at: layout.closeStart)
        } else {
            let fence = Array("---".utf8) + lineEnd
            changed.insert(contentsOf: fence + line + fence, at: layout.markLength)
        }
        replaceAll(with: changed)
    }
}

/// Whether some bytes are valid UTF-8 without a NUL.
func isValidText(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let base = bytes.baseAddress else { return true }
    return g_utf8_validate_len(base.assumingMemoryBound(to: CChar.self), gsize(bytes.count), nil) != 0
}

private func withoutNUL(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    let hasNUL = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map { memchr($0, 0, buffer.count) != nil } ?? false
    }
    guard hasNUL else { return bytes }
    return bytes.flatMap { $0 == 0 ? [0xEF, 0xBF, 0xBD] : [$0] }
}
