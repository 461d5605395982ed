import CGtk
import GLib

/// File names of notes that were begun blank.
///
/// A note without a word is named after the moment, `Note 2026-11-30 14.05.md`. When it is put away with something on
/// it, its file is named after that, once; whatever else has named it, its name stays.
extension NoteFolder {
    /// What a note is named that was made at a moment with nothing on it.
    static func blankName(_ moment: Double) -> String {
        DateTimeFormat.local(moment, "Note %Y-%m-%d %H.%M")
    }

    /// Names the files of all open notes that were begun blank after what is on them now: for the program's end.
    public func settleNames() {
        for note in openNotes.values { settleName(of: note) }
    }

    /// Names a note's file after what is on it, where it was begun blank.
    ///
    /// A name that cannot be given is no harm: the note keeps the one that it has.
    func settleName(of note: OpenNote) {
        guard isNamedBlank(note), !note.hasUnsavedChanges, !note.isTrashed, !note.isVanished else { return }
        let wanted = NoteNames.name(title: note.title, text: note.text, fallback: "")
        guard NoteFileRules.isNote(wanted) else { return }
        var number = 1
        while number < 1000 {
            do {
                return try rename(note.id, to: number == 1 ? wanted : wanted.adding(" (\(number))"))
            } catch StoreError.nameTaken {
                number += 1
            } catch {
                return
            }
        }
    }

    private func isNamedBlank(_ note: OpenNote) -> Bool {
        guard let moment = note.created.flatMap({ DateTimeFormat.seconds(fromISO8601: $0) }) else { return false }
        let stem = String(decoding: note.name.stem, as: UTF8.self)
        let blank = Self.blankName(moment)
        guard stem.hasPrefix(blank) else { return false }
        // A number may follow, where several were made in that minute.
        let rest = stem.dropFirst(blank.count)
        return rest.isEmpty || (rest.hasPrefix(" (") && rest.hasSuffix(")") && Int(rest.dropFirst(2).dropLast()) != nil)
    }
}
