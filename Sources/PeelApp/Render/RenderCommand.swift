import CGtk
import GLib
import Paper
import PostItNote

/// `peel render`: a note as a picture, without a display.
public enum RenderCommand {
    /// What `peel render --help` says.
    static var help: String { HelpText.verb(CommandTable.render) }

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
        let sheet = SheetPainter(
            side: Double(options.width), rotation: options.rotation, scale: options.scale, color: options.color,
            texture: options.texture, shadow: options.shadow)
        let writing = WritingPainter(
            placement: sheet.placement, title: options.title, text: options.text, date: options.date,
            inks: PaperInks(on: options.color))
        let picture = NotePicture(sheet: sheet, writing: writing, pose: options.pose)
        let extent = picture.extent
        guard max(extent.width, extent.height) <= NotePicture.largestSide else {
            throw RenderError(
                message: localized(
                    "%s: the picture would be %d x %d pixels; up to %d a side are allowed",
                    "--width \(options.width) --scale \(options.scale)", extent.width, extent.height,
                    NotePicture.largestSide))
        }
        do {
            try picture.write(to: options.output, format: format)
        } catch let error as RenderError {
            throw RenderError(message: "-o " + error.message)
        }
    }
}
