import CGtk
import GLib

/// A text that could not be saved in its folder and was put elsewhere.
public struct RescuedNote: Hashable, Sendable {
    /// The note.
    public let id: NoteID
    /// Why it could not be saved.
    public let problem: StoreError
    /// The path of the copy.
    public let path: String
}

/// Bringing texts to safety when the program has to end and their folder does not take them, and back at the next start.
extension NoteFolder {
    /// Where this folder's texts go: a folder of its own in `$XDG_STATE_HOME/peel/rescued`.
    nonisolated public var rescuePath: String {
        let digest = g_compute_checksum_for_string(G_CHECKSUM_SHA256, path, -1)
        defer { g_free(digest) }
        return String(cString: g_get_user_state_dir()) + "/peel/rescued/"
            + (digest.map { String(String(cString: $0).prefix(16)) } ?? "notes")
    }

    /// Saves everything, and puts copies elsewhere of what cannot be saved: for when the program has to end, by a
    /// signal or with the session, and nobody is there to ask.
    /// - Parameter path: the folder for the copies, by default ``rescuePath``; it is made where it is missing.
    /// - Returns: the copies, also those that had been made before.
    /// - Throws: ``StoreError`` of the last copy that could not be made either; the others have been.
    @discardableResult
    public func rescueUnsaved(to path: String? = nil) throws -> [RescuedNote] {
        let disk = NoteDisk(path: path ?? rescuePath)
        var rescued: [RescuedNote] = []
        var failed: (any Error)?
        for note in openNotes.values.sorted(by: { $0.id.number < $1.id.number }) where !note.flush() {
            do {
                try disk.makeFolder()
                let bytes = note.file.bytes
                let name = try disk.name(ofCopy: bytes, under: note.name) ?? disk.saveNew(bytes, as: note.name).0
                let problem = note.failure ?? .noteGone
                rescued.append(RescuedNote(id: note.id, problem: problem, path: disk.path + "/" + name.description))
            } catch {
                failed = error
            }
        }
        if let failed { throw failed }
        return rescued
    }

    /// Makes notes again of what was rescued when the program last had to end.
    ///
    /// What the folder has in the meantime is not made twice, and nothing is overwritten: where a note's name is taken,
    /// the rescued text stands beside it as `<name> (rescued 2026-11-30 14.05).md`. What cannot be brought back stays
    /// where it is for the next time. Waits for the disk.
    /// - Parameter path: the folder of the copies, by default ``rescuePath``.
    /// - Returns: the notes that were made.
    public func takeInRescued(from path: String? = nil) -> [NoteID] {
        let copies = NoteDisk(path: path ?? rescuePath)
        guard let place = try? copies.openFolder(), let scan = try? FolderScan(copies) else { return [] }
        let date = DateTimeFormat.local(scheduler.now, "%Y-%m-%d %H.%M")
        var made: [NoteID] = []
        for copy in scan.notes.map(\.name).sorted(by: { $0.bytes.lexicographicallyPrecedes($1.bytes) }) {
            guard let content = try? copies.read(copy) else { continue }
            do {
                if try disk.name(ofCopy: content.bytes, under: copy) == nil {
                    let isTaken = try disk.status(copy, in: disk.openFolder()) != nil
                    let wanted = isTaken ? copy.adding(" (rescued \(date))") : copy
                    let (name, stamp) = try disk.saveNew(content.bytes, as: wanted)
                    made.append(appeared(name, content.bytes, stamp))
                }
                copy.withCString { _ = unlinkat(place.number, $0, 0) }
            } catch {
                continue
            }
        }
        return made
    }

    private func appeared(_ name: NoteName, _ bytes: [UInt8], _ stamp: FileStamp) -> NoteID {
        generation += 1
        makeRoom(for: name)
        known[name] = bytes.withUnsafeBytes { ScannedNote(name, stamp, bytes: $0, isWhole: true) }
        let id = identify(name)
        tell(.appeared(id))
        return id
    }
}
