import CGtk
import GLib

/// A text that could not be saved in its folder and was put elsewhere.
public struct RescuedNote: Hashable, Sendable {
    /// The note.
    public let id: NoteID
    /// The path of the copy.
    public let path: String
}

extension NoteFolder {
    /// Where texts go that cannot be saved when the program has to end: `$XDG_STATE_HOME/peel/rescued`.
    nonisolated public static var rescuePath: String {
        String(cString: g_get_user_state_dir()) + "/peel/rescued"
    }

    /// Saves everything, and puts copies elsewhere of what cannot be saved: for when the program has to end, by a
    /// signal or with the session, and nobody is there to ask.
    /// - Parameter path: the folder for the copies, which is made where it is missing.
    /// - Returns: the copies that were made.
    /// - Throws: ``StoreError`` of the last copy that could not be made either; the others have been.
    @discardableResult
    public func rescueUnsaved(to path: String = NoteFolder.rescuePath) throws -> [RescuedNote] {
        var rescued: [RescuedNote] = []
        var failed: (any Error)?
        for note in openNotes.values where !note.flush() {
            do {
                let disk = NoteDisk(path: path)
                try disk.makeFolder()
                let (name, _) = try disk.saveNew(note.file.bytes, as: note.name)
                rescued.append(RescuedNote(id: note.id, path: path + "/" + name.description))
            } catch {
                failed = error
            }
        }
        if let failed { throw failed }
        return rescued
    }
}
