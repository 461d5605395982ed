import CGtk
import GLib
import Paper
import PostItNote

/// `peel render`: a note as a picture, without a display.
public enum RenderCommand {
    /// The longest side of a picture in pixels; cairo's own limit is twice that.
    static let largestSide = 16384

    /// What `peel render --help` says.
    static let help = """
        Usage: peel render [OPTION…] -o FILE

        Paints a note as a picture; no display is needed. FILE ends in .png, .svg or .pdf.

          --text TEXT      what is written on it
          --title TEXT     the heading
          --date TEXT      the line below
          --color COLOR    yellow, rose, blue, lilac, amber, coral, leaf, slate, pine,
                           plum or #rrggbb
          --width N        the side of the sheet in pixels, 16 to 4096 (292)
          --rotation D     the tilt in degrees, -180 to 180; negative is counter-clockwise (0)
          --at SECONDS     the corner as it is so long after the breeze began
          --still          the corner as it is without a breeze (the default)
          --scale N        how many times as large, 1 to 8 (1)
          --no-texture     without the paper's grain
          --no-shadow      without the shadow
          -o FILE          where the picture goes; a file that is there is replaced

        """

    /// Runs the command.
    /// - Parameter arguments: the arguments after the word `render`.
    /// - Returns: the exit status: 0, or 2 after one line on the standard error.
    public static func run(arguments: [String]) -> Int32 {
        if arguments.contains("--help") || arguments.contains("-h") {
            print(help, terminator: "")
            return 0
        }
        do {
            try paint(RenderOptions(arguments))
            return 0
        } catch let error as RenderError {
            complain(error.message)
        } catch {
            complain("\(error)")
        }
        return 2
    }

    /// Writes one line to the standard error.
    private static func complain(_ message: String) {
        let line = Array("peel render: \(message)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
    }

    private static func paint(_ options: RenderOptions) throws {
        let format = try PictureFormat(path: options.output)
        let scale = options.scale
        let painter = SheetPainter(
            side: Double(options.width), rotation: options.rotation, scale: scale, color: options.color,
            texture: options.texture, shadow: options.shadow)
        let writing = WritingPainter(
            placement: painter.placement, title: options.title, text: options.text, date: options.date,
            inks: PaperInks(on: options.color))
        let bounds = painter.paintBounds
        // The sheet's top left lies on a whole pixel at any scale, so that the surfaces are copied and not resampled.
        let (left, top) = ((Double(-bounds.x) * scale).rounded(.up), (Double(-bounds.y) * scale).rounded(.up))
        let width = Int(left + (Double(bounds.right) * scale).rounded(.up))
        let height = Int(top + (Double(bounds.bottom) * scale).rounded(.up))
        guard max(width, height) <= largestSide else {
            throw RenderError(
                message: localized(
                    "%s: the picture would be %d x %d pixels; up to %d a side are allowed",
                    "--width \(options.width) --scale \(options.scale)", width, height, largestSide))
        }
        try PictureFile.write(to: options.output, format: format, width: width, height: height) { context in
            cairo_translate(context, left, top)
            cairo_scale(context, scale, scale)
            painter.paintOnce(context, pose: options.pose, grainAsPaths: format != .png)
            writing.paint(context)
        }
    }
}
