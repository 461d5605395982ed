import CGtk
import GLib
import Gtk
import PostItNote

/// Printing a note, and writing it to files of other kinds.
extension NoteWindow {
    /// Picture pixels in a logical one, so that a picture is sharp on fine screens too.
    private static let pictureScale = 2.0

    /// Asks where to, and writes the note there.
    func export(as format: ExportFormat) {
        let name = suggestedFileName + "." + format.rawValue
        let chooser = FileSaveChooser(title: localized("Export Note"), name: name, parent: window)
        chooser.ask { [weak self] path in
            guard let path else { return }
            self?.write(format, to: path)
        }
    }

    /// Writes the note to a file as it is now; a file that is there is replaced.
    /// - Returns: whether it could be written; where not, the window says so.
    @discardableResult
    func write(_ format: ExportFormat, to path: String) -> Bool {
        do {
            if let picture = format.picture {
                let scale = picture == .png ? Self.pictureScale : 1
                try NotePicture(note, side: frame.placement.side, scale: scale).write(to: path, format: picture)
            } else {
                try TextFile.write(note.text, to: path)
            }
            say(localized("Exported."))
            return true
        } catch {
            tellFailure((error as? RenderError)?.message ?? (error as? GLibError)?.message ?? "\(error)")
            return false
        }
    }

    /// Shows the desktop's dialog for printing.
    func printNote() {
        let printing = NotePrinting(note, side: frame.placement.side)
        printing.operation(named: window.title).run(for: window) { [weak self] message in
            self?.tellFailure(localized("The note could not be printed: %s", message))
        }
    }

    /// Shows what did not succeed.
    func tellFailure(_ text: String) {
        message.show(NoteMessage(topic: .failure, text: text))
    }

    /// The note's title or first words, without what file names cannot have.
    private var suggestedFileName: String {
        let words = WindowTitle.words(title: note.title, text: note.text) ?? localized("Note")
        let allowed = words.map { $0 == "/" || $0 == "\0" ? "-" : $0 }
        // A dot in front would hide the file.
        return String(allowed.drop { $0 == "." || $0.isWhitespace })
    }
}
