import CGtk

/// Files of text, of anybody's making.
public enum TextFile {
    /// Reads a file.
    /// - Parameters:
    ///   - path: where it is.
    ///   - limit: how many bytes it may have.
    /// - Returns: its text, with line ends of one character each; nil where it is not an ordinary file of UTF-8 within
    ///   the limit or cannot be read.
    public static func read(_ path: String, limit: Int) -> String? {
        var status = stat()
        guard stat(path, &status) == 0, peel_mode_is_regular(status.st_mode) != 0, status.st_size <= limit else {
            return nil
        }
        var contents: UnsafeMutablePointer<CChar>?
        var length: gsize = 0
        guard g_file_get_contents(path, &contents, &length, nil) != 0, let contents else { return nil }
        defer { g_free(contents) }
        guard g_utf8_validate_len(contents, length, nil) != 0 else { return nil }
        let bytes = UnsafeRawBufferPointer(start: contents, count: Int(length))
        let text = String(decoding: bytes, as: UTF8.self).replacingLineEnds()
        // A mark of the byte order is none of the text.
        return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    }

    /// Writes a file, in one step; one that is there is replaced.
    /// - Throws: ``GLibError``; the message names the file.
    public static func write(_ text: String, to path: String) throws {
        let bytes = Array(text.utf8)
        try throwingGError { error in
            bytes.withUnsafeBytes {
                _ = g_file_set_contents_full(
                    path, $0.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count,
                    G_FILE_SET_CONTENTS_CONSISTENT, 0o666, error)
            }
        }
    }
}

extension String {
    fileprivate func replacingLineEnds() -> String {
        // Swift sees CR and LF as one character.
        String(map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
    }
}
