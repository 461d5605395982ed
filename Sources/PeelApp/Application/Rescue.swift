import GLib
import NoteStore

/// What is on the screen and cannot be saved when the program has to end: it is kept elsewhere, and is there again at
/// the next start.
///
/// Thread: GTK's.
@MainActor
enum Rescue {
    /// Saves everything, or keeps copies elsewhere and says so on the standard error.
    /// - Returns: whether everything is in its folder.
    static func atEnd(_ folder: NoteFolder) -> Bool {
        do {
            let rescued = try folder.rescueUnsaved()
            for note in rescued {
                let sentence = note.problem.sentence
                say(localized("%1$s The text is kept in “%2$s” until the next start.", sentence, note.path))
            }
            return rescued.isEmpty
        } catch {
            say("\(error)")
            return false
        }
    }

    /// Makes notes again of what was kept, and puts them on the desktop.
    static func atStart(_ windows: WindowList) {
        for id in windows.folder.takeInRescued() {
            guard let window = try? windows.open(id) else { continue }
            let text = localized(
                "This could not be saved when Peel last ended, and was kept elsewhere. It is a note of its own now.")
            window.message.show(NoteMessage(topic: .rescued, text: text))
        }
    }

    private static func say(_ line: String) {
        StandardError.write("\(Identity.programName): " + VisibleText.line(line))
    }
}
