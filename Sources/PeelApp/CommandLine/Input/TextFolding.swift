import CGtk

/// Text with the differences taken away that do not count when a note is looked for by its name.
enum TextFolding {
    /// The bytes of a text without the difference of upper and lower case, and of composed and decomposed letters.
    ///
    /// Bytes, so that a beginning can be compared without regard to where a character ends.
    static func folded(_ text: String) -> [UInt8] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            return text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        }
        let bytes = Array(text.utf8)
        let length = gssize(bytes.count)
        guard
            let folded = bytes.withUnsafeBytes({
                g_utf8_casefold($0.assumingMemoryBound(to: CChar.self).baseAddress, length)
            })
        else { return bytes }
        defer { g_free(folded) }
        guard let normal = g_utf8_normalize(folded, -1, G_NORMALIZE_NFC) else { return bytes }
        defer { g_free(normal) }
        return Array(UnsafeRawBufferPointer(start: normal, count: strlen(normal)))
    }
}
