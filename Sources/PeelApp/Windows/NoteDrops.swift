import CGtk
import GLib
import Gtk
import NoteStore
import Paper
import PostItNote

/// What is dropped on a note: text and text files are inserted, a colour becomes that of the paper.
///
/// Text that is dropped on the writing itself GTK's text view takes.
/// Thread: GTK's.
@MainActor
final class NoteDrops {
    /// How large a file is read, in bytes: far more than fits on a note.
    private static let largestFile = 1 << 20

    private let early = DropTarget([.files, .color])
    private let late = DropTarget([.text])
    private weak var window: NoteWindow?

    /// Watches a window.
    func follow(_ window: NoteWindow) {
        self.window = window
        // Before the writing, which would take a file's address for text.
        early.phase = GTK_PHASE_CAPTURE
        for target in [early, late] {
            window.content.addController(target)
            target.connect(.drop) { [weak self] content, x, y in self?.take(content, at: (x, y)) ?? false }
        }
    }

    /// Takes what has been dropped.
    /// - Parameters:
    ///   - content: what it is.
    ///   - place: in px of the window's content.
    /// - Returns: whether it has been taken.
    func take(_ content: DropTarget.Content, at place: (x: Double, y: Double)) -> Bool {
        guard let window, let document = window.document else { return false }
        guard document.isWritable else {
            window.tellFailure(localized("Nothing can be dropped on this note, since it is locked."))
            return false
        }
        switch content {
        case .text(let text):
            return insert(text, at: place)
        case .files(let paths):
            return insertFiles(paths, at: place)
        case .color(let red, let green, let blue):
            document.setColor(PaperColor(face: RGB(red: red * 255, green: green * 255, blue: blue * 255)))
            window.actions.update()
            return true
        }
    }

    private func insertFiles(_ paths: [String], at place: (x: Double, y: Double)) -> Bool {
        var texts: [String] = []
        for path in paths {
            guard let text = TextFile.read(path, limit: Self.largestFile) else {
                window?.tellFailure(localized("\u{201C}%s\u{201D} is not a text file that fits on a note.", path))
                return false
            }
            texts.append(text)
        }
        return insert(texts.joined(separator: "\n"), at: place)
    }

    private func insert(_ text: String, at place: (x: Double, y: Double)) -> Bool {
        guard let window else { return false }
        // A line's end at the end would be one more line on the note.
        let trimmed = text.hasSuffix("\n") ? String(text.dropLast()) : text
        return window.note.insert(trimmed, at: window.content.point(place, in: window.note))
    }
}
