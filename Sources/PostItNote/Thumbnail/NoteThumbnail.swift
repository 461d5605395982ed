import CGtk
import Paper

/// A small sheet as a picture: a note among many.
///
/// It is painted by what paints the widget's sheet, with smaller writing. A sheet that would not fit when it is tilted
/// is made smaller.
/// Thread: a value, usable on any; painting needs fonts but no display.
public struct NoteThumbnail: Sendable {
    /// The heading, empty for none.
    public var title = ""
    /// The writing; what does not fit fades.
    public var text = ""
    /// The line below, empty for none.
    public var date = ""
    /// The paper.
    public var color = PaperColor.yellow
    /// The tilt in degrees, negative is counter-clockwise.
    public var rotation = 0.0
    /// Whether the paper has grain.
    public var texture = true
    /// The families of the writing, in the order in which they are tried; empty for a handwriting face.
    public var writingFont = ""
    /// Parts of the title to be marked, in bytes of its UTF-8.
    public var titleMarks: [Range<Int>] = []
    /// Parts of the writing to be marked, in bytes of its UTF-8.
    public var textMarks: [Range<Int>] = []

    /// The room around the sheet for its shadow and its tilt, in px.
    public static let margin = 20.0
    /// How much higher than in the middle the sheet lies, in px, since its shadow falls downwards.
    public static let lift = 5.0

    /// The side of the upright sheet in a picture of some side, in px.
    public static func sheetSide(in side: Double) -> Double { side - 2 * margin }

    /// Describes an empty yellow sheet.
    public init() {}

    /// Paints the sheet.
    /// - Parameters:
    ///   - side: the picture's side in px.
    ///   - scale: screen pixels in a px.
    public func paint(side: Double, scale: Double) -> ThumbnailPicture {
        paint(side: side, scale: scale, with: SheetStencils())
    }

    /// Paints the sheet as one of many, which takes a fraction of the time.
    /// - Parameter stencils: what is kept for the next one.
    package func paint(side: Double, scale: Double, with stencils: SheetStencils) -> ThumbnailPicture {
        let picture = ThumbnailPicture(side: Int((side * scale).rounded()))
        picture.draw { context in
            let sheet = Self.fitting(Self.sheetSide(in: side), rotation)
            // On a whole pixel at any scale, so that grain and shadow are copied and not resampled.
            let left = ((side - sheet) / 2 * scale).rounded()
            let top = (((side - sheet) / 2 - Self.lift) * scale).rounded()
            cairo_translate(context, left, top)
            cairo_scale(context, scale, scale)
            let painter = SheetPainter(side: sheet, rotation: rotation, scale: scale, color: color, texture: texture)
            painter.paintOnce(context, pose: .still, with: stencils)
            let writing = ThumbnailWriting(thumbnail: self, placement: painter.placement)
            writing.paint(context)
        }
        return picture
    }

    /// The side of a sheet that, tilted, keeps about within the room of an upright one of a side.
    static func fitting(_ side: Double, _ rotation: Double) -> Double {
        let angle = rotation * .pi / 180
        let (sine, cosine) = (abs(sinOf(angle)), abs(sinOf(angle + .pi / 2)))
        return (side * min(1, (side + 1.5 * margin) / (side * (sine + cosine)))).rounded(.down)
    }

    private static func sinOf(_ angle: Double) -> Double { CGtk.sin(angle) }
}
