import CGtk
import Paper
import PostItNote

/// A note as a picture: on a file of its own, or a sheet of a printed page.
struct NotePicture {
    /// The longest side of a picture in pixels; cairo's own limit is twice that.
    static let largestSide = 16384

    /// The sheet.
    var sheet: SheetPainter
    /// What is written on it.
    var writing: WritingPainter
    /// How the corner is bent.
    var pose = CurlPose.still

    /// The size in pixels, shadow and tilted corners included, and where the sheet's square lies in it.
    ///
    /// The square's top left lies on a whole pixel at any scale, so that the surfaces are copied and not resampled.
    var extent: (width: Int, height: Int, left: Double, top: Double) {
        let (bounds, scale) = (sheet.paintBounds, sheet.scale)
        let (left, top) = ((Double(-bounds.x) * scale).rounded(.up), (Double(-bounds.y) * scale).rounded(.up))
        let width = Int(left + (Double(bounds.right) * scale).rounded(.up))
        let height = Int(top + (Double(bounds.bottom) * scale).rounded(.up))
        return (width, height, left, top)
    }

    /// Writes the picture; a file that is there is replaced, in one step.
    /// - Throws: ``RenderError``.
    func write(to path: String, format: PictureFormat) throws {
        let extent = extent
        try PictureFile.write(to: path, format: format, width: extent.width, height: extent.height) { context in
            cairo_translate(context, extent.left, extent.top)
            cairo_scale(context, sheet.scale, sheet.scale)
            paint(context, asPaths: format != .png)
        }
    }

    /// Paints the note; the context's origin is the top left of the sheet's square.
    /// - Parameter asPaths: whether the grain is drawn dot by dot, for a picture without pixels.
    func paint(_ context: OpaquePointer, asPaths: Bool) {
        sheet.paintOnce(context, pose: pose, grainAsPaths: asPaths)
        writing.paint(context)
    }
}
