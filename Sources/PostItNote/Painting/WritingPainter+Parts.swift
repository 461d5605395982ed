import CGtk

/// Long texts, for paper that cannot be scrolled.
extension WritingPainter {
    /// The text in parts, each of which fits on one sheet; one at least.
    ///
    /// The parts joined are the text, but for line ends where a sheet ends.
    package func parts() -> [String] {
        let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
        defer { cairo_surface_destroy(surface) }
        guard let context = cairo_create(surface) else { return [text] }
        defer { cairo_destroy(context) }
        let (_, _, layout) = blocks(context)
        let room = layout.writing.height - 2 * NoteLayout.writingMargin.vertical
        let bytes = Array(text.utf8)
        var (parts, start, top, last) = ([String](), 0, 0.0, 0.0)
        for line in block(context, text, in: layout).lines {
            // A line that fits on no sheet has one to itself.
            if line.bottom - top > room, line.start > start {
                parts.append(Self.part(bytes[start..<line.start]))
                (start, top) = (line.start, last)
            }
            last = line.bottom
        }
        return parts + [String(decoding: bytes[start...], as: UTF8.self)]
    }

    private static func part(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.last?.isNewline == true ? String(text.dropLast()) : text
    }
}
