import CGtk

/// Which files of a folder are notes, by their names.
///
/// A note ends in `.md`, `.markdown` or `.txt`, in any case of letters. These are none all the same:
/// - what begins with a dot: hidden files, our own folders, and the files in flight of rsync, Syncthing, Nextcloud,
///   LibreOffice (`.~lock.`), Emacs and vim;
/// - what ends in `~`, `.tmp`, `.part`, `.swp` and the like: they do not end as a note does;
/// - `~$` and `~syncthing~` in front: lock and temporary files where dots do not hide;
/// - `.sync-conflict-` without the complete date and time that Syncthing ends a real conflict copy's name with. A
///   complete one, such as `list.sync-conflict-20261130-140500-ABC1234.md`, holds somebody's text and is a note, and
///   so are the copies that Dropbox, Nextcloud and Peel itself make, `list (conflicted copy …).md`.
public enum NoteFileRules {
    /// Whether a file of this name is taken for a note.
    public static func isNote(_ name: NoteName) -> Bool {
        name.bytes.withUnsafeBytes { isNote($0) }
    }

    /// Whether a file of this name is taken for a note; for the name's bytes without NUL.
    static func isNote(_ name: UnsafeRawBufferPointer) -> Bool {
        guard let first = name.first, first != 0x2E else { return false }
        guard ends(name, in: ".md") || ends(name, in: ".txt") || ends(name, in: ".markdown") else { return false }
        if first == 0x7E, begins(name, with: "~$") || begins(name, with: "~syncthing~") { return false }
        return !isConflictInFlight(name)
    }

    private static let conflictMark = ".sync-conflict-"
    private static let conflictDate = Array("########-######".utf8)

    private static func isConflictInFlight(_ name: UnsafeRawBufferPointer) -> Bool {
        guard let base = name.baseAddress?.assumingMemoryBound(to: CChar.self) else { return false }
        guard let found = g_strstr_len(base, gssize(name.count), conflictMark) else { return false }
        let date = UnsafePointer<CChar>(found) - base + conflictMark.utf8.count
        guard name.count >= date + conflictDate.count else { return true }
        for (offset, wanted) in conflictDate.enumerated() {
            let byte = name[date + offset]
            let isRight = wanted == 0x23 ? (0x30...0x39).contains(byte) : wanted == byte
            if !isRight { return true }
        }
        return false
    }

    private static func ends(_ name: UnsafeRawBufferPointer, in suffix: StaticString) -> Bool {
        let count = suffix.utf8CodeUnitCount
        guard name.count > count, let base = name.baseAddress else { return false }
        return g_ascii_strncasecmp(
            (base + name.count - count).assumingMemoryBound(to: CChar.self),
            UnsafeRawPointer(suffix.utf8Start).assumingMemoryBound(to: CChar.self), gsize(count)) == 0
    }

    private static func begins(_ name: UnsafeRawBufferPointer, with prefix: String) -> Bool {
        name.count >= prefix.utf8.count && zip(name, prefix.utf8).allSatisfy { $0 == $1 }
    }
}
