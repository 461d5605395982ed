import GLib

/// What a note can be exported as; the raw value is the file's ending.
enum ExportFormat: String, CaseIterable {
    case png, svg, pdf, txt

    /// What the menu calls it, in the user's language.
    var label: String {
        switch self {
        case .png: localized("As Picture (PNG)\u{2026}")
        case .svg: localized("As Drawing (SVG)\u{2026}")
        case .pdf: localized("As PDF\u{2026}")
        case .txt: localized("As Text\u{2026}")
        }
    }

    /// The kind of picture; nil for text.
    var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }
}
