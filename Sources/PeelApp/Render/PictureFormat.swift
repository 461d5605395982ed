import GLib

/// The kinds of picture, told apart by the ending of the path.
enum PictureFormat: String, CaseIterable {
    case png, svg, pdf

    /// The kind that a path asks for.
    /// - Throws: ``RenderError`` for another ending.
    init(path: String) throws {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
        guard let ending, name.first != ".", let format = PictureFormat(rawValue: ending) else {
            throw RenderError.badValue("-o", path, allowed: localized("the path must end in .png, .svg or .pdf"))
        }
        self = format
    }
}
