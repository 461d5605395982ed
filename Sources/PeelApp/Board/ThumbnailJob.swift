import NoteStore
import Paper
import PostItNote

/// What is to be read and painted for one sheet of the board.
struct ThumbnailJob: Sendable {
    /// What tells one picture of a sheet from another.
    struct Key: Hashable, Sendable {
        var source: ThumbnailSource
        var revision: Int
        var query: SearchQuery
        var scale: Int
        var style: Int
    }

    var key: Key
    var reader: NoteReader
    /// The side of the picture in px.
    var side: Double
    /// The families of the writing; empty for a handwriting face.
    var writingFont: String
    /// Whether the paper has grain.
    var grain: Bool
    /// What is kept from one picture to the next; no other job may have it at the same time.
    var stencils: SheetStencils

    /// What has come of it.
    struct Result: Sendable {
        /// The picture, and where the search has found what.
        var picture: ThumbnailPicture
        var found: String
        /// The paper and the tilt, which for a note in the trash nobody knew before.
        var color: PaperColor
    }

    /// Reads and paints.
    ///
    /// Thread: any. What cannot be read gives an empty sheet.
    func run() -> Result {
        var thumbnail = NoteThumbnail()
        let file =
            switch key.source {
            case .note(let name): try? reader.note(name)
            case .trashed(let note): try? reader.note(note)
            case .none: NoteFile?.none
            }
        var found = ""
        if let file {
            let (text, title) = (file.text, file.title)
            thumbnail.title = title
            thumbnail.date = file.date
            thumbnail.color = file.color.flatMap(PaperColor.init(name:)) ?? .yellow
            thumbnail.rotation = min(max(file.tilt ?? 0, -180), 180)
            let excerpt = Excerpt(of: text, hits: key.query.ranges(in: text))
            thumbnail.text = excerpt.text
            thumbnail.textMarks = excerpt.marks
            thumbnail.titleMarks = key.query.ranges(in: title)
            found = excerpt.words
        }
        thumbnail.texture = grain
        thumbnail.writingFont = writingFont
        return Result(
            picture: thumbnail.paint(side: side, scale: Double(key.scale), with: stencils), found: found,
            color: thumbnail.color)
    }
}
